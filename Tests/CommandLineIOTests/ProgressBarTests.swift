import Testing

@testable import CommandLineIO

@Test(
  "A bar is shorter than a line",
  arguments: [
    (0, 10, 80, "░░░░░░░░░░░░░░░░░░░░ 0 of 10 pages"),
    (5, 10, 80, "██████████░░░░░░░░░░ 5 of 10 pages"),
    (12, 10, 40, "██████████ 10 of 10 pages"),
    (5, 10, 12, "█░░ 5 of 10"),
  ])
func bars(_ done: Int, _ total: Int, _ columns: Int, _ text: String) {
  let bar = barText(done: done, total: total, what: "pages", columns: columns)
  #expect(bar.count < columns)
  #expect(bar == text)
}
