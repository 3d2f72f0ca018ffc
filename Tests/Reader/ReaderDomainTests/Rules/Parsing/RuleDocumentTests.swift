import ReaderDomain
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
    #expect(
      document.entries.map { "\($0.number) in line \($0.line): \($0.rule.text)" } == [
        "1 in line 2: when title:webinar => hide", "2 in line 6: feed LWN: latest 20", "3 in line 7: when kernel => star",
      ])
    #expect(document.errors == [RuleError(.query(.unknownField("titel")), line: 4, column: 8)])
  }

  @Test("a rule is added at the end, and everything else stays as it was", arguments: ["", "\n", "\r\n"])
  func adds(ending: String) throws {
    let rule = try ArticleRule("when x => read")
    let before = Self.text + ending
    let added = try RuleDocument(before).applying(.add(rule)).text
    #expect(added == before + (ending.isEmpty ? "\n" : "") + "when x => read\n")
    #expect(try RuleDocument("").applying(.add(rule)).text == "when x => read\n")
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

  @Test("a line that is put back is where it was, whatever the line breaks are", arguments: ["\n", "\r\n"])
  func putsBack(lineBreak: String) throws {
    let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
    for entry in RuleDocument(text).entries {
      let without = try RuleDocument(text).applying(.remove(entry))
      let restored = try without.applying(.putBack(entry.text, line: entry.line))
      #expect(restored.entries.map(\.text) == RuleDocument(text).entries.map(\.text))
      #expect(restored.entries.map(\.line) == RuleDocument(text).entries.map(\.line))
      #expect(try restored.applying(.putBack(entry.text, line: 1)) == restored, "It is there already.")
    }
    #expect(try RuleDocument("when a => hide").applying(.putBack("when b => hide", line: 9)).text == "when a => hide\nwhen b => hide\n")
    #expect(try RuleDocument("when a => hide").applying(.putBack("when b => hide", line: 0)).text == "when a => hide\nwhen b => hide\n")
    let full = RuleDocument(String(repeating: "when x => read\n", count: RuleDocument.maximumRules))
    #expect(throws: ReaderError.rule(.tooMany)) { try full.applying(.putBack("when y => hide", line: 1)) }
  }

  @Test("a rule that was moved meanwhile is removed, and one that is gone is not replaced by another")
  func removesAfterEdit() throws {
    let entry = RuleDocument(Self.text).entries[0]
    #expect(try RuleDocument("# new\n\n" + Self.text).applying(.remove(entry)).entries.count == 2)
    let other = RuleDocument(Self.text.replacing("webinar", with: "podcast"))
    #expect(throws: ReaderError.rule(.notFound("when title:webinar => hide"))) { try other.applying(.remove(entry)) }
  }

  @Test("rules beyond the limit do not apply, and none can be added to them")
  func limit() throws {
    let full = String(repeating: "when x => read\n", count: RuleDocument.maximumRules)
    #expect(RuleDocument(full).errors.isEmpty)
    let over = RuleDocument(full + "when y => hide\nwhen z => hide\n")
    #expect(over.entries.count == RuleDocument.maximumRules)
    #expect(over.errors == [RuleError(.tooMany, line: RuleDocument.maximumRules + 1, column: 1)])
    let rule = try ArticleRule("when x => read")
    #expect(throws: ReaderError.rule(.tooMany)) { try RuleDocument(full).applying(.add(rule)) }
    let long = RuleDocument("#" + String(repeating: "x", count: RuleDocument.maximumBytes - 5))
    #expect(throws: ReaderError.rule(.tooMany)) { try long.applying(.add(rule)) }
  }
}
