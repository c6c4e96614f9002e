import Diagnostics

/// A shortcode as an author calls it: `{{> stat-table pokemon=pikachu }}`.
struct ShortcodeCall: Sendable {
  struct Parameter: Sendable {
    let name: String
    let value: String
    let namePlace: Place
    let valuePlace: Place
  }

  /// From brace to brace.
  let place: Place
  var name = ""
  var namePlace: Place
  var parameters: [Parameter] = []
  /// What is wrong with the way it is written.
  var fault: Diagnostic?

  init(at place: Place) {
    self.place = place
    namePlace = place
  }

  func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }
}
