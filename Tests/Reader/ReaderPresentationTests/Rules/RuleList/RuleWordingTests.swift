import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Wording of rules")
struct RuleWordingTests {
  @Test("a rule is told with what it would have done, and with a warning if it hides everything")
  func effects() throws {
    #expect(RuleWording.sentence(for: RuleEffect(count: 0, all: 9)) == "No article of the last 30 days matches it.")
    let applies: MessageText = "It applies to articles that arrive from now on; \(run: "rules apply") applies it to those."
    #expect(RuleWording.sentence(for: RuleEffect(count: 1, all: 9)) == "1 article of the last 30 days matches it. \(applies)")
    #expect(RuleWording.sentence(for: RuleEffect(count: 2000, all: 9000)) == "2,000 articles of the last 30 days match it. \(applies)")
    #expect(RuleWording.sentence(forHidden: 0) == "There is no further article to hide.")
    #expect(RuleWording.sentence(forHidden: 2).text == MarkWording.sentence(for: .set(.hidden, true), count: 2))
    let (hiding, reading) = (try ArticleRule("when tea => hide"), try ArticleRule("when tea => read"))
    #expect(
      RuleWording.warning(for: hiding, RuleEffect(count: 9, all: 9))
        == Message(
          .warning, "This rule hides everything: all 9 articles of the last 30 days match it.", hint: "\(run: "rules remove") removes it."))
    for (rule, count, all) in [(hiding, 8, 9), (reading, 9, 9), (hiding, 0, 0)] {
      #expect(RuleWording.warning(for: rule, RuleEffect(count: count, all: all)) == nil)
    }
  }
}
