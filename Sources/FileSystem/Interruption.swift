import CSystem

/// The wish of the user or the system that the program ends, seen between two pieces of work.
public struct Interruption: Sendable {
  private let received: @Sendable () -> Int32

  /// Asks the given closure for the number of the signal that came; 0 for none.
  public init(_ received: @escaping @Sendable () -> Int32) {
    self.received = received
  }

  public static let never = Interruption { 0 }

  /// From now on the first INT, TERM or HUP is remembered; a second one ends the program at once.
  public static func ofSignals() -> Interruption {
    csystem_interruption_watch()
    return Interruption { csystem_interruption_signal() }
  }

  /// The signal that came, if one did.
  public var signal: Int32? {
    let number = received()
    return number == 0 ? nil : number
  }
}

extension Interruption {
  /// A descriptor that can be read from once a signal has come; nil if the system has none to give.
  /// To be asked for once.
  public static func descriptor() -> Int32? {
    let descriptor = csystem_interruption_descriptor()
    return descriptor < 0 ? nil : descriptor
  }
}
