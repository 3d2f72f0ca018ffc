import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of wrong rules")
struct RuleErrorWordingTests {
  private static let long = String(repeating: "x", count: 50)
  private static let cut = String(repeating: "x", count: 39) + "…"

  @Test(
    "a wrong line is told with its place, its reason and the nearest known word",
    arguments: [
      (.unknownBeginning("whem"), "a rule begins with 'when' or 'feed', not with 'whem'. Did you mean 'when'?"),
      (.unknownBeginning(long), "a rule begins with 'when' or 'feed', not with '\(cut)'."),
      (.missingArrow, "'=>' and an action are missing, such as '=> hide'."), (.missingQuery, "a query is missing before '=>'."),
      (.query(.unknownField("titel")), "no field is named 'titel'. Did you mean 'title:'?"),
      (.query(.missingCondition), "a condition is missing."),
      (.modifiers, "a rule's query must not have 'sort:', 'limit:' or 'unique:'."),
      (.missingAction, "an action is missing: read, star, hide, keep."),
      (.unknownAction("hied"), "the actions are read, star, hide, keep, not 'hied'. Did you mean 'hide'?"),
      (.unknownAction(long), "the actions are read, star, hide, keep, not '\(cut)'."),
      (.missingLatest, "'latest' and a number from 1 to 100,000 are missing, such as 'feed LWN: latest 20'."),
      (.badEnd(""), "'until' takes a date such as 2026-12-01 or 2026-12-01T08:30."),
      (.badEnd(long), "'until' takes a date such as 2026-12-01 or 2026-12-01T08:30, not '\(cut)'."),
      (.spanWithoutBeginning("7d"), "nobody knows from when '7d' counts; give a date, or let \(run: "rules add") count from now."),
      (.lineBreak, "a rule is a single line."), (.tooLong(bytes: 6000), "it has 6,000 bytes, 5,120 are allowed."),
      (.tooMany, "there are more than \(CountWording.number(RuleDocument.maximumRules)) rules; this one and all below do not apply."),
    ] as [(RuleError.Kind, MessageText)])
  func errors(kind: RuleError.Kind, reason: MessageText) {
    #expect(RuleErrorWording.sentence(for: RuleError(kind, column: 3)) == "The rule is wrong at column 3: \(reason)")
    #expect(RuleErrorWording.sentence(for: RuleError(kind, line: 9, column: 3)) == "Line 9 of 'rules' is wrong at column 3: \(reason)")
  }

  private static let rules = RuleDocument("when tea => hide\nwhen teapot => hide").entries

  @Test(
    "a change that is not possible has a message with what to do",
    arguments: [
      (
        .badRule(RuleError(.lineBreak, column: 2)), "The rule is wrong at column 2: a rule is a single line.",
        "A rule is 'when QUERY => ACTION', such as 'when title:webinar => hide'."
      ),
      (.notFound("tea"), "No rule has the number or the text 'tea'.", "\(run: "rules list") lists the rules."),
      (.ambiguous("tea", matches: rules), "'tea' is in 2 rules: number 1, number 2.", "Use its number."),
      (
        .tooMany, "The file 'rules' is full: 1,000 rules and 1024 KiB are allowed.",
        "\(run: "rules list") tells which rules have ended; \(run: "rules remove") removes one."
      ),
    ] as [(RuleChangeError, MessageText, MessageText)])
  func changes(error: RuleChangeError, sentence: MessageText, hint: MessageText) {
    #expect(RuleErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test("five wrong lines are told one by one, and the rest by their number")
  func severalErrors() {
    func messages(_ count: Int) -> [Message] {
      RuleErrorWording.messages(for: (1...9).prefix(count).map { RuleError(.lineBreak, line: $0, column: 1) })
    }
    let first = Message(.warning, "Line 1 of 'rules' is wrong at column 1: a rule is a single line.", hint: "The other rules work.")
    #expect(messages(0).isEmpty && messages(1) == [first] && messages(5).count == 5)
    #expect(messages(6).last == Message(.warning, "1 more line of 'rules' is wrong.") && messages(6).count == 6)
    #expect(messages(7).last == Message(.warning, "2 more lines of 'rules' are wrong.") && messages(7).first == first)
  }
}
