import Foundation
import LayerRules
import Testing

/// Tests/Politeness.md scores the program against the public list of rules, and a test proves each rule that it meets.
@Suite("Politeness score")
struct PolitenessScoreTests {
  /// `STRATA_UPDATE=1` in the environment (set by Scripts/politeness) writes the table instead of comparing it.
  @Test("the score in Tests/Politeness.md matches the rules")
  func table() throws {
    let file = Place.root.appending(path: "Tests/Politeness.md")
    try MarkedBlock("score").hold(PolitenessScore.table(of: PolitenessRule.all), in: file, script: "Scripts/politeness")
  }

  @Test("every rule that is met names tests that exist")
  func tests() async throws {
    let sentences = try await TestNames.all()
    for rule in PolitenessRule.all {
      if case .met(let tests) = rule.verdict { #expect(!tests.isEmpty, "\(rule.id) names no test") }
      for test in rule.tests where !sentences.contains(test) { Issue.record("\(rule.id): there is no test '\(test)'") }
    }
  }

  @Test("no rule occurs twice, and all are in order")
  func order() {
    let numbers = PolitenessRule.all.map(\.numbers)
    for (rule, next) in zip(numbers, numbers.dropFirst()) { #expect(rule.upperBound < next.lowerBound) }
  }

  @Test("rules are counted one by one, and every row gives the tests or the reason")
  func rows() {
    let rules = [
      PolitenessRule(1...4, "keep", .met(["one", "two"])), PolitenessRule(20, "wait", .notMet("not yet")),
      PolitenessRule(71...72, "ask", .doesNotApply("nothing to ask")),
    ]
    #expect(
      PolitenessScore.table(of: rules) == """
        Of 7 rules, 4 are met, 1 is not, 2 do not apply.

        | rule | asks for | met | shown by the test, or why not |
        |---|---|---|---|
        | 001–004 | keep | yes | `one`; `two` |
        | 020 | wait | no | not yet |
        | 071–072 | ask | – | nothing to ask |
        """)
  }
}
