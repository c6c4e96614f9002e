import Diagnostics
import Mustache

/// What the template of one page sees.
public struct PageView: Sendable {
  public let tape: ValueTape
  /// Objects whose fields the template can name, outermost first.
  public let values: [Value]
}

extension Site {
  public func view(of page: Page) -> PageView {
    var writer = ViewWriter(site: self)
    let values = writer.values(of: page)
    return PageView(tape: writer.tape, values: values)
  }

  /// Renders values once more, without what only a build knows: for measuring.
  public func render(
    _ view: PageView, of page: Page, into out: inout OutputBuffer
  ) throws(Faults) {
    guard let set = templates.set else { throw Faults("the templates have faults") }
    try set.render(
      templates.name(for: page, self), tape: view.tape, root: view.values, into: &out)
  }

  /// The page at an address as people write it: with or without slashes around, or its file.
  public func page(at address: String) throws(Faults) -> Page {
    let wanted = address.drop { $0 == "/" }
    let names = [String(wanted), wanted + "/", wanted + "index.html"]
    if let page = pages.first(where: { page in
      names.contains { $0 == page.path.text || $0 == page.path.outputFile }
    }) {
      return page
    }
    // The root is near to every word of one letter.
    let known = pages.lazy.map { "/" + $0.path.text }.filter { $0 != "/" }
    throw Faults(
      "there is no page '\(address)'",
      hint: didYouMean("/" + wanted, among: known)
        ?? "write the address of a page, such as /pokemon/pikachu/")
  }
}
