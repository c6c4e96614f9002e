import Diagnostics
import FileSystem

/// Scripts that are written as several modules and published as one file each.
///
/// A module that another imports becomes a function around its text, called once, whose result are its
/// exports; so names of different modules never meet, and a page asks for one file.
struct JoinedScripts {
  private var modules: [String: ScriptModule] = [:]
  /// Modules that others import; they are not published by themselves.
  private(set) var parts: Set<String> = []

  init(_ files: [SiteSources.File], into report: inout Report) {
    for file in files where file.name.hasSuffix(".js") {
      modules[file.name] = ScriptModule(file, into: &report)
    }
    for module in modules.values { parts.formUnion(module.imports.map(\.name)) }
    for (_, module) in modules.sorted(by: { $0.key < $1.key }) { check(module, into: &report) }
  }

  /// A script with all that it imports; as it was written if it imports nothing.
  func joined(_ name: String) -> [UInt8]? {
    guard let entry = modules[name] else { return nil }
    guard !entry.imports.isEmpty else { return entry.source.bytes }
    var order: [String] = []
    var seen: Set<String> = []
    visit(name, &order, &seen)
    var bytes = Array("\"use strict\";\n(() => {\n".utf8)
    for other in order.dropLast() {
      guard let module = modules[other] else { continue }
      bytes += Array("const \(variable(other)) = (() => {\n".utf8)
      bytes += module.text(variable)
      bytes += Array("return { \(module.exports.joined(separator: ", ")) };\n})();\n".utf8)
    }
    return bytes + entry.text(variable) + Array("})();\n".utf8)
  }

  /// Depth first: what is imported comes before what imports it.
  private func visit(_ name: String, _ order: inout [String], _ seen: inout Set<String>) {
    guard let module = modules[name], seen.insert(name).inserted else { return }
    for other in module.imports { visit(other.name, &order, &seen) }
    order.append(name)
  }

  private func variable(_ name: String) -> String {
    let known = modules.keys.sorted()
    return "module\(known.firstIndex(of: name) ?? 0)"
  }

  private func check(_ module: ScriptModule, into report: inout Report) {
    for place in module.otherExports where parts.contains(module.name) {
      report.error(
        "this export cannot be joined", at: place,
        hint: "put 'export' before a function, a const or a class with a name")
    }
    for one in module.imports {
      guard let other = modules[one.name] else {
        report.add(
          Diagnostic(
            .error, "there is no script '\(one.name)'", at: one.place,
            hint: didYouMean(one.name, among: modules.keys.sorted())))
        continue
      }
      for name in one.wanted where !other.exports.contains(name) {
        report.add(
          Diagnostic(
            .error, "'\(one.name)' exports no '\(name)'", at: one.place,
            hint: didYouMean(name, among: other.exports)))
      }
      if reaches(module.name, from: one.name) {
        report.error(
          "'\(module.name)' and '\(one.name)' import each other", at: one.place,
          hint: "move what both need into a third file")
      }
    }
  }

  private func reaches(_ name: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let next = open.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted else { continue }
      open += modules[next]?.imports.map(\.name) ?? []
    }
    return false
  }
}
