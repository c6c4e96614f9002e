/// Who includes whom, the other way round.
struct Callers {
  private var callers: [[(template: Int, tag: Range<Int>)]]

  init(_ calls: [TemplateCalls]) {
    callers = Array(repeating: [], count: calls.count)
    for (caller, own) in calls.enumerated() {
      for (template, tag) in own.templates { callers[template].append((caller, tag)) }
    }
  }

  /// The shortest way from a template that nobody includes, innermost step first.
  func chain(to template: Int) -> [(template: Int, tag: Range<Int>)] {
    var via: [Int: (from: Int, tag: Range<Int>)] = [:]
    var queue = [template]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if callers[current].isEmpty { return path(from: current, to: template, via) }
      for (caller, tag) in callers[current] where caller != template && via[caller] == nil {
        via[caller] = (current, tag)
        queue.append(caller)
      }
    }
    return []
  }

  private func path(
    from top: Int, to template: Int, _ via: [Int: (from: Int, tag: Range<Int>)]
  ) -> [(template: Int, tag: Range<Int>)] {
    var steps: [(template: Int, tag: Range<Int>)] = []
    var current = top
    while current != template, let step = via[current] {
      steps.append((current, step.tag))
      current = step.from
    }
    return steps.reversed()
  }
}
