/// The pages that are open in browsers, and what each is told.
final class ReloadHub {
  private var pages: [Int: OpenPage] = [:]
  private var lastNumber = 0
  private var faults: String?
  private let mark: (String) -> CurrentMark

  /// A page as it is now.
  struct CurrentMark: Equatable {
    let text: String
    let styles: [String]
  }

  private struct OpenPage {
    let address: String
    var mark: String
    let send: (PageEvent) -> Void
  }

  /// - Parameter mark: what the page at an address is now.
  init(mark: @escaping (String) -> CurrentMark) {
    self.mark = mark
  }

  /// From now on a page gets events, at once if it is not current.
  ///
  /// - Returns: the number under which it is known.
  func add(address: String, mark: String, send: @escaping (PageEvent) -> Void) -> Int {
    lastNumber += 1
    pages[lastNumber] = OpenPage(address: address, mark: mark, send: send)
    update(lastNumber)
    // What it shows may be from before it listened.
    send(faults.map { .faults($0) } ?? .mended)
    return lastNumber
  }

  func remove(_ number: Int) {
    pages[number] = nil
  }

  /// After every build.
  ///
  /// - Parameter faults: nil if it went well.
  func buildEnded(faults: String?) {
    let before = self.faults
    self.faults = faults
    let numbers = pages.keys.sorted()
    if let faults {
      for number in numbers { pages[number]?.send(.faults(faults)) }
      return
    }
    for number in numbers {
      if before != nil { pages[number]?.send(.mended) }
      update(number)
    }
  }

  private func update(_ number: Int) {
    guard let page = pages[number] else { return }
    let current = mark(page.address)
    let (then, now) = (PageMarkText(page.mark), PageMarkText(current.text))
    if then == now { return }
    pages[number]?.mark = current.text
    page.send(then.content == now.content ? .styles(current.styles, mark: current.text) : .reload)
  }
}
