import Diagnostics
import Mustache

/// Calls of shortcodes in Markdown templates.
///
/// In the text that is compiled a variable stands for each, as long as the call, so that places stay
/// those of the file. The variables are named by numbers, which no other value is.
struct TemplateCalls: Sendable {
  struct Call: Sendable {
    let call: ShortcodeCall
    /// The template that it stands in, as templates know it.
    let template: String
  }

  private(set) var all: [Call] = []

  /// The variable that stands for a call.
  static func variable(_ number: Int) -> String { String(number) }

  /// The text of a template with its calls replaced.
  ///
  /// A call is a partial with parameters, or one that names a shortcode and no partial.
  mutating func replaceCalls(
    in source: SourceText, of template: String, isShortcode: (String) -> Bool
  ) -> SourceText {
    var bytes = source.bytes
    for tag in templateTags(of: source) where tag.kind == .partial {
      guard let sign = bytes[tag.range].firstIndex(of: UInt8(ascii: ">")) else { continue }
      let call = ShortcodeParser(
        source, whole: tag.range, inside: sign + 1..<tag.name.upperBound
      ).parsed()
      let isAlone = call.parameters.isEmpty && call.fault == nil
      if isAlone && !isShortcode(call.name) { continue }
      let variable = Array("&\(Self.variable(all.count))".utf8)
      guard variable.count <= tag.name.upperBound - sign else { continue }
      for index in sign..<tag.name.upperBound {
        bytes[index] = index - sign < variable.count ? variable[index - sign] : 0x20
      }
      all.append(Call(call: call, template: template))
    }
    return SourceText(name: source.name, bytes: bytes)
  }
}

/// A call in a Markdown template whose words have been looked up.
struct ReadTemplateCall: Sendable {
  let variable: String
  let template: String
  let read: ReadShortcode
}
