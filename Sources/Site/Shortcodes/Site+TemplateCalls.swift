import Diagnostics

extension Site {
  /// Looks up the words of the calls in Markdown templates.
  func readTemplateCalls(into report: inout Report) -> [String: [ReadTemplateCall]] {
    guard let set = templates.set else { return [:] }
    var read: [ReadTemplateCall] = []
    for (number, call) in templates.sources.calls.all.enumerated() {
      guard
        let words = targets.read(call.call, templates.shortcodes, page: nil, into: &report)
      else { continue }
      read.append(
        ReadTemplateCall(
          variable: TemplateCalls.variable(number), template: call.template, read: words))
    }
    guard !read.isEmpty else { return [:] }
    var byTemplate: [String: [ReadTemplateCall]] = [:]
    for name in set.templateNames {
      let parts = Set(set.dependencies(of: name) ?? [])
      let own = read.filter { parts.contains($0.template) }
      if !own.isEmpty { byTemplate[name] = own }
    }
    return byTemplate
  }
}

/// What the calls of a template show, kept for the pages of one language at one depth.
struct TemplateCallRenderer: ~Copyable {
  private let site: Site
  private var renderer: ShortcodeRenderer?
  private var place: (language: Int, prefix: String) = (-1, "")
  private var known: [String: [UInt8]] = [:]

  init(_ site: Site) {
    self.site = site
  }

  /// The HTML of each call by its variable.
  mutating func html(
    of calls: [ReadTemplateCall], _ resolver: LinkResolver, into report: inout Report
  ) -> [(variable: String, html: [UInt8])] {
    if place != (resolver.language.index, resolver.prefix) {
      place = (resolver.language.index, resolver.prefix)
      known = [:]
    }
    if renderer == nil { renderer = ShortcodeRenderer(site) }
    return calls.map { call in
      if let html = known[call.variable] { return (call.variable, html) }
      let html = renderer?.html(of: call.read, resolver, into: &report) ?? []
      known[call.variable] = html
      return (call.variable, html)
    }
  }
}
