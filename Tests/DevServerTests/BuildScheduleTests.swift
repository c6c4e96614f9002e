import BuilderChannel
import Testing

@testable import DevServer

@Suite struct BuildScheduleTests {
  @Test func aBurstIsOneBuild() {
    var schedule = BuildSchedule()
    #expect(schedule.deadline == nil)
    for moment in 0...5 { schedule.changed(at: moment) }
    #expect(schedule.deadline == 5 + BuildSchedule.quiet)
    let early = schedule.begin(at: 5)
    #expect(!early)
    let due = schedule.begin(at: 5 + BuildSchedule.quiet)
    #expect(due)
    #expect(schedule.deadline == nil)
    schedule.ended(at: 100)
    #expect(schedule.deadline == nil)
  }

  @Test func changesWithoutEndDoNotKeepABuildAway() {
    var schedule = BuildSchedule()
    for moment in 0...1000 { schedule.changed(at: moment) }
    #expect(schedule.deadline == BuildSchedule.patience)
  }

  @Test func whatChangesDuringABuildNeedsOneMore() {
    var schedule = BuildSchedule()
    schedule.changed(at: 0)
    _ = schedule.begin(at: 50)
    for moment in 60...70 { schedule.changed(at: moment) }
    #expect(schedule.deadline == nil)
    let again = schedule.begin(at: 500)
    #expect(!again)
    schedule.ended(at: 500)
    #expect(schedule.deadline == 500 + BuildSchedule.quiet)
    _ = schedule.begin(at: 600)
    schedule.ended(at: 700)
    #expect(schedule.deadline == nil)
  }

  @Test func repliesAreReadAsWritten() {
    var reply = BuildReply()
    #expect(BuildReply(line: reply.line) == reply)
    reply.outcome = .built
    reply.hasNewContents = true
    reply.faults = "a.md:1:2: error: \"é\"\n  | \u{1B}\n"
    reply.site = ServedSite(output: "../Public", basePath: "/dex/")
    reply.inputs = WatchedPaths(folders: ["Content", ""], files: ["dexgen.yml"], excluded: ["x"])
    #expect(BuildReply(line: reply.line) == reply)
    #expect(reply.line.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(BuildReply(line: Array("{}\n".utf8)) == nil)
    #expect(BuildReply(line: Array("nonsense\n".utf8)) == nil)
  }
}
