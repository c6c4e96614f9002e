import Diagnostics

/// A call whose words have been looked up.
struct ReadShortcode: Sendable {
  let shortcode: Shortcode
  let call: ShortcodeCall
  /// Index of the species that the page is about, where it is about one.
  let page: Int?
  /// Index into the species of the dex.
  var species: Int?
  /// Index into the types of the dex.
  var type: Int?
}

extension LinkTargets {
  /// What a call means; nothing after a fault, which goes into the report.
  ///
  /// - Parameter page: index of the species that the page is about, where it is about one.
  func read(
    _ call: ShortcodeCall, _ shortcodes: Shortcodes, page: Int?, into report: inout Report
  ) -> ReadShortcode? {
    if let fault = call.fault {
      report.add(fault)
      return nil
    }
    guard let shortcode = shortcodes[call.name] else {
      report.error(
        "there is no shortcode '\(call.name)'", at: call.namePlace,
        hint: didYouMean(call.name, among: shortcodes.names)
          ?? "shortcodes are files in Templates/shortcodes")
      return nil
    }
    var read = ReadShortcode(shortcode: shortcode, call: call, page: page)
    // The species of the page is meant unless the call says what it is about.
    if call.parameter("type") == nil { read.species = page }
    var isGood = true
    for parameter in call.parameters {
      isGood = look(up: parameter, &read, &report) && isGood
    }
    guard isGood else { return nil }
    let isMissing =
      switch (shortcode.takesSpecies, shortcode.takesType) {
      case (true, true): read.species == nil && read.type == nil
      case (true, false): read.species == nil
      case (false, true): read.type == nil
      case (false, false): false
      }
    guard !isMissing else {
      let wanted = shortcode.takesSpecies ? "pokemon" : "type"
      report.error(
        "'\(call.name)' does not say which \(wanted)", at: call.place,
        hint: shortcode.takesSpecies ? "write pokemon=pikachu" : "write type=fire")
      return nil
    }
    return read
  }

  private func look(
    up parameter: ShortcodeCall.Parameter, _ read: inout ReadShortcode, _ report: inout Report
  ) -> Bool {
    let shortcode = read.shortcode
    guard shortcode.parameters.contains(parameter.name) else {
      let known = shortcode.parameters.map { "'\($0)'" }.joined(separator: ", ")
      report.error(
        "'\(shortcode.name)' has no parameter '\(parameter.name)'", at: parameter.namePlace,
        hint: didYouMean(parameter.name, among: shortcode.parameters)
          ?? (known.isEmpty ? "it has none" : "it has \(known)"))
      return false
    }
    switch parameter.name {
    case "pokemon":
      read.species = species(parameter.value).flatMap { dex.index(ofID: $0.id) }
      if read.species != nil { return true }
      report.error(
        "there is no species '\(parameter.value)'", at: parameter.valuePlace,
        hint: didYouMean(parameter.value, among: dex.species.lazy.map(\.slug))
          ?? "write a slug or number of the dex")
      return false
    case "type":
      read.type = type(parameter.value).flatMap { type in
        dex.types.firstIndex { $0.slug == type.slug }
      }
      if read.type != nil { return true }
      report.error(
        "there is no type '\(parameter.value)'", at: parameter.valuePlace,
        hint: didYouMean(parameter.value, among: dex.types.map(\.slug))
          ?? "write a slug of types.json")
      return false
    default: return true
    }
  }
}
