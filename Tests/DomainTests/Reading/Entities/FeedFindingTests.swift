import Domain
import Testing

@Suite("FeedFinding")
struct FeedFindingTests {
  @Test(
    "it names a line when one is known",
    arguments: [
      (.malformed(line: 3, reason: ""), 3), (.malformed(line: 0, reason: ""), nil), (.cutOff(line: 7, reason: ""), 7),
      (.cutOff(line: 0, reason: ""), nil), (.mendedTags(count: 4), nil),
    ] as [(FeedFinding, Int?)])
  func lines(finding: FeedFinding, line: Int?) {
    #expect(finding.line == line)
  }
}
