import CSystem
import Glibc

/// The wish of the user or the system that the program ends, seen between two pieces of work.
public struct Interruption: Sendable {
  private let received: @Sendable () -> Int32

  /// Asks the given closure for the number of the signal that came; 0 for none.
  public init(_ received: @escaping @Sendable () -> Int32) {
    self.received = received
  }

  public static let never = Interruption { 0 }

  /// From now on the first of these signals is remembered; a second one ends the program at once.
  public static func ofSignals(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) -> Interruption {
    for signal in signals { _ = csystem_catch_interruption(signal) }
    return Interruption { csystem_interruption() }
  }

  /// The signal that came, if one did.
  public var signal: Int32? {
    let number = received()
    return number == 0 ? nil : number
  }
}
