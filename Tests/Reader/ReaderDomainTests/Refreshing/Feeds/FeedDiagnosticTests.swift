import ReaderDomain
import Testing

@Suite("FeedDiagnostic")
struct FeedDiagnosticTests {
  @Test(
    "a diagnostic has a line when one is known",
    arguments: [
      (.malformed(line: 3, reason: ""), 3), (.malformed(line: 0, reason: ""), nil), (.cutOff(line: 7, reason: ""), 7),
      (.cutOff(line: 0, reason: ""), nil), (.repairedTags(count: 4), nil),
    ] as [(FeedDiagnostic, Int?)])
  func lines(finding: FeedDiagnostic, line: Int?) {
    #expect(finding.line == line)
  }
}
