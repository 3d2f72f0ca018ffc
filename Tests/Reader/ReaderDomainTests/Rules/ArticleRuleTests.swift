import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The text of rules")
struct ArticleRuleTests {
  @Test(
    "a rule is read, and its text means the same",
    arguments: [
      ("when title:webinar => hide", "when title:webinar => hide"),
      ("  when   kernel or mesa   =>   star,read , star  ", "when kernel or mesa => star, read"),
      ("when title:\"a => b\" => keep", "when title:\"a => b\" => keep"),
      ("when feed:lwn words:>9=>hide until 2026-12-01", "when feed:lwn words>9 => hide until 2026-12-01"),
      ("when until => hide", "when until => hide"),
      ("when x => hide until 2026-12-01T08:30", "when x => hide until 2026-12-01T08:30"),
      ("when x => hide until 2026-12-01T08:30:00Z", "when x => hide until 2026-12-01T08:30:00Z"),
      ("when x\t=>\thide until 2027", "when x => hide until 2027"),
      ("feed LWN: the news: latest 20", "feed LWN: the news: latest 20"),
      ("feed https://example.org/f : latest 1 until 2026-12", "feed https://example.org/f: latest 1 until 2026-12"),
    ])
  func texts(text: String, shortest: String) throws {
    let rule = try ArticleRule(text)
    #expect(rule.text == shortest)
    #expect(try ArticleRule(rule.text) == rule)
  }

  @Test(
    "an error names its kind and its column",
    arguments: [
      ("whem x => hide", .unknownBeginning("whem"), 1), ("  hide x", .unknownBeginning("hide"), 3), ("when x", .missingArrow, 7),
      ("when x -> hide", .missingArrow, 15), ("when => hide", .missingQuery, 6), ("when sort:date => hide", .missingQuery, 6),
      ("when x limit:3 => hide", .modifiers, 6), ("when titel:x => hide", .query(.unknownField("titel")), 6),
      ("when  \"ö\" is:gone => hide", .query(.unknownValue("gone", field: "is", known: QueryState.allCases.map(\.rawValue))), 14),
      ("when x =>", .missingAction, 10), ("when x => hide,", .missingAction, 16), ("when x => hied", .unknownAction("hied"), 11),
      ("when x => hide read", .unknownAction("hide read"), 11), ("when x => hide until", .badEnd(""), 21),
      ("when x => hide until soon", .badEnd("soon"), 22), ("when x => hide until 2026-02-30", .badEnd("2026-02-30"), 22),
      ("when x => hide until 7d", .spanWithoutBeginning("7d"), 22), ("feed LWN latest 20", .missingLatest, 19),
      ("feed LWN: latest 0", .missingLatest, 11), ("feed LWN: newest 3", .missingLatest, 11),
      ("feed : latest 3", .query(.emptyValue(field: "feed")), 6),
    ] as [(String, RuleError.Kind, Int)])
  func errors(text: String, kind: RuleError.Kind, column: Int) {
    let error = #expect(throws: RuleError.self) { try ArticleRule(text) }
    #expect(error == RuleError(kind, column: column))
  }

  @Test(
    "further errors name their columns, too",
    arguments: [
      ("feed LWN: latest 1001 x", .missingLatest, 11), ("feed LWN: latest", .missingLatest, 11), ("feed LWN: latest x", .missingLatest, 11),
      ("feed", .missingLatest, 5), ("", .unknownBeginning(""), 1), ("when x => hide\nwhen y => read", .lineBreak, 15),
      ("when @v => hide", .modifiers, 6), ("when x => , hide", .missingAction, 11), ("when x => hide until 0d", .badEnd("0d"), 22),
      ("when x => hide until 101y", .badEnd("101y"), 22),
      ("when x => hide until 99999999999999999999w", .badEnd("99999999999999999999w"), 22),
    ] as [(String, RuleError.Kind, Int)])
  func moreErrors(text: String, kind: RuleError.Kind, column: Int) {
    let error = #expect(throws: RuleError.self) { try ArticleRule(text, from: .sample(), views: .sample(["v": "tea limit:3"])) }
    #expect(error == RuleError(kind, column: column))
  }

  @Test("a feed keeps from one to as many articles as a rule may name, and a span lasts a hundred years at most")
  func extremes() throws {
    for count in [1, 9, ArticleRule.maximumLatest] {
      #expect(try ArticleRule("feed LWN: latest \(count)").text == "feed LWN: latest \(count)")
    }
    #expect(throws: RuleError.self) { try ArticleRule("feed LWN: latest \(ArticleRule.maximumLatest + 1)") }
    #expect(try ArticleRule("when x => hide until 100y", from: .sample()).end == .moment(.sample(plusMinutes: 100 * 365 * 1440)))
    #expect(["1m", "9d", "0d", "d", "1", "5mo"].map(DurationUnit.minutes) == [1, 12_960, nil, nil, nil, 216_000])
    #expect(try ArticleRule("when x => hide\n").text == "when x => hide")
  }

  @Test("a line that is too long is refused before it is read")
  func long() throws {
    let longest = "when x =>\(String(repeating: " ", count: RuleDocument.longestLine - 13))hide"
    #expect(try longest.utf8.count == RuleDocument.longestLine && ArticleRule(longest).text == "when x => hide")
    #expect(throws: RuleError(.tooLong(bytes: longest.utf8.count + 1), column: longest.utf8.count + 1)) { try ArticleRule(longest + " ") }
    let line = "when \(String(repeating: "x", count: RuleDocument.longestLine)) => hide"
    let error = #expect(throws: RuleError.self) { try ArticleRule(line) }
    #expect(error?.kind == .tooLong(bytes: line.utf8.count))
  }

  @Test(
    "a span counts from the moment at which the rule is made", arguments: [("30m", 30), ("12h", 720), ("7d", 10_080), ("2w", 20_160)])
  func spans(span: String, minutes: Int) throws {
    let rule = try ArticleRule("when x => hide until \(span)", from: .sample())
    #expect(rule.end == .moment(.sample(plusMinutes: minutes)))
    #expect(rule.isInForce(at: .sample(.sample(plusMinutes: minutes))))
    #expect(!rule.isInForce(at: .sample(.sample(plusMinutes: minutes + 1))))
    #expect(try ArticleRule(rule.text) == rule, "The file has the moment, not the span.")
  }

  @Test(
    "a rule until a day applies on that day", arguments: [("2026-03-01", true), ("2026-02-28", false), ("2026", true), ("2025", false)])
  func days(end: String, isInForce: Bool) throws {
    #expect(try ArticleRule("when x => hide until \(end)").isInForce(at: .sample()) == isInForce)
  }
}
