import Domain
import DomainDoubles
import Testing

@Suite("The file of rules")
struct RuleDocumentTests {
  private static let text = """
    # What I do not read
    when title:webinar => hide

      when titel:x => hide
    # LWN
    feed LWN: latest 20
    when kernel => star
    """

  @Test("good lines are rules although others are not, and comments and empty lines are neither")
  func lines() {
    let document = RuleDocument(Self.text)
    #expect(document.entries.map(\.number) == [1, 2, 3])
    #expect(document.entries.map(\.line) == [2, 6, 7])
    #expect(document.entries.map(\.rule.text) == ["when title:webinar => hide", "feed LWN: latest 20", "when kernel => star"])
    #expect(document.errors == [RuleError(.query(.unknownField("titel")), line: 4, column: 8)])
  }

  @Test("a rule is added at the end, and everything else stays as it was", arguments: ["", "\n", "\r\n"])
  func adds(ending: String) throws {
    let rule = try ArticleRule("when x => read")
    let before = Self.text + ending
    let added = try RuleDocument(before).applying(.add(rule)).text
    #expect(added == before + (ending.isEmpty ? "\n" : "") + "when x => read\n")
    #expect(try RuleDocument.empty.applying(.add(rule)).text == "when x => read\n")
  }

  @Test("a removed rule takes only its own line with it", arguments: ["\n", "\r\n"])
  func removes(lineBreak: String) throws {
    let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
    let document = RuleDocument(text)
    let expected =
      ["when title:webinar => hide", "feed LWN: latest 20"].map { text.replacing("\($0)\(lineBreak)", with: "") }
      + [text.replacing("when kernel => star", with: "")]
    for (entry, rest) in zip(document.entries, expected) { #expect(try document.applying(.remove(entry)).text == rest) }
  }

  @Test("a rule that was moved meanwhile is removed, and one that is gone is not replaced by another")
  func removesAfterEdit() throws {
    let entry = RuleDocument(Self.text).entries[0]
    #expect(try RuleDocument("# new\n\n" + Self.text).applying(.remove(entry)).entries.count == 2)
    let other = RuleDocument(Self.text.replacing("webinar", with: "podcast"))
    #expect(throws: ReadingError.ruleNotFound("when title:webinar => hide")) { try other.applying(.remove(entry)) }
  }

  @Test("rules beyond the limit do not apply, and none can be added to them")
  func limit() throws {
    let full = String(repeating: "when x => read\n", count: RuleDocument.mostRules)
    #expect(RuleDocument(full).errors.isEmpty)
    let over = RuleDocument(full + "when y => hide\nwhen z => hide\n")
    #expect(over.entries.count == RuleDocument.mostRules)
    #expect(over.errors == [RuleError(.tooMany, line: RuleDocument.mostRules + 1, column: 1)])
    let rule = try ArticleRule("when x => read")
    #expect(throws: ReadingError.tooManyRules) { try RuleDocument(full).applying(.add(rule)) }
    let long = RuleDocument("#" + String(repeating: "x", count: RuleDocument.mostBytes - 5))
    #expect(throws: ReadingError.tooManyRules) { try long.applying(.add(rule)) }
  }
}
