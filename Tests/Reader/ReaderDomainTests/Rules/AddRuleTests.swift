import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Adding a rule")
struct AddRuleTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let other = Subscription.sample(url: "https://example.org/other.xml", title: "Other news")
  private static let text = "# mine\nwhen tea => hide\nwhem x => hide\nwhen title:\"tea\" => star until 2025-01-01\n"

  private func home(_ text: String = "", views: KeyValuePairs<String, String> = [:]) -> MemoryStores {
    let articles = ["Tea", "Kernel"].map { ArticleWithStatus.sample(.sample(guid: $0, feed: Self.news.id, title: $0)) }
    return MemoryStores([Self.news, Self.other], articles: articles, views: views, rules: MemoryRuleRepository(text))
  }

  private func stored(_ home: MemoryStores) async throws -> String { try await home.rules.document().text }

  @Test("a rule is added at the end in its shortest form, and the result tells how many articles it would have hit")
  func adds() async throws {
    let home = home(Self.text)
    let added = try await home.addRule("when   kernel  =>  hide ,read")
    #expect(try await stored(home) == Self.text + "when kernel => hide, read\n")
    #expect(added.rule.text == "when kernel => hide, read" && !added.wasKnown)
    #expect(added.effect == RuleEffect(count: 1, all: 2))
    #expect(added.listed?.entry.number == 3 && added.listed?.isInForce == true)
    #expect(try await home.articles.count(matching: .all, in: [Self.news.id]) == 2, "Only what arrives from now on is hidden.")
  }

  @Test("a rule that is there already is not added again")
  func known() async throws {
    let home = home(Self.text)
    let added = try await home.addRule("when  tea=>hide")
    #expect(added.wasKnown && added.rule.text == "when tea => hide" && added.effect.count == 1)
    #expect(try await stored(home) == Self.text)
  }

  @Test("a span counts from now, and the file has the moment")
  func span() async throws {
    let home = home()
    _ = try await home.addRule("when tea => read until 2h")
    #expect(try await stored(home) == "when tea => read until 2026-03-01T10:30:00Z\n")
    #expect(try await home.listRules(()).rules.map(\.end) == [.sample(plusMinutes: 120)])
  }

  @Test("a rule may name a saved view, and an unknown view is an error that names the known ones")
  func views() async throws {
    let home = home(views: ["boring": "tea"])
    #expect(try await home.addRule("when @boring => hide").effect.count == 1)
    #expect(try await home.listRules(()).rules.map(\.entry.rule.text) == ["when @boring => hide"])
    let error = RuleError(.query(.unknownView("borin", known: ["boring"])), column: 6)
    await #expect(throws: ReaderError.rule(.badRule(error))) { try await home.addRule("when @borin => hide") }
    #expect(error.known == ["boring"])
  }

  @Test(
    "what is no rule is refused with its column, and changes nothing",
    arguments: [
      ("when tea", .missingArrow, 9), ("when tea => hied", .unknownAction("hied"), 13), ("", .unknownBeginning(""), 1),
      ("# comment", .unknownBeginning("#"), 1), ("when tea => hide until soon", .badEnd("soon"), 24), ("when => hide", .missingQuery, 6),
    ] as [(String, RuleError.Kind, Int)])
  func refused(text: String, kind: RuleError.Kind, column: Int) async throws {
    let home = home(Self.text)
    await #expect(throws: ReaderError.rule(.badRule(RuleError(kind, column: column)))) { try await home.addRule(text) }
    #expect(try await stored(home) == Self.text)
  }

  @Test("no rule brings a second line into the file", arguments: ["\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}"])
  func lineBreaks(lineBreak: String) async throws {
    for (text, column) in [
      ("when \"a\(lineBreak)b\" => hide", 8), ("when a\(lineBreak)when b => hide", 7), ("feed a\(lineBreak)b: latest 1", 7),
    ] {
      let home = home()
      await #expect(throws: ReaderError.rule(.badRule(RuleError(.lineBreak, column: column)))) { try await home.addRule(text) }
      let rule = ArticleRule(.beyondLatest(1, of: FeedReference("a\(lineBreak)when date:>1970 => hide\(lineBreak)b")), [.hide])
      await #expect(throws: ReaderError.rule(.badRule(RuleError(.lineBreak, column: 7))), "An import makes rules without a text.") {
        _ = try await home.rules.change(.add(rule))
      }
      #expect(try await stored(home) == "")
      _ = try await home.addRule("\(lineBreak) when a => hide\(lineBreak)")
      #expect(try await stored(home) == "when a => hide\n")
    }
  }

  @Test("a rule for a feed that two feeds may be is refused before it is added, and one for a feed that nobody follows yet is added")
  func feeds() async throws {
    let home = home()
    let ambiguous = ReaderError.subscription(.feedAmbiguous(FeedReference("ews"), matches: [Self.news, Self.other]))
    await #expect(throws: ambiguous) { try await home.addRule("feed ews: latest 1") }
    #expect(try await stored(home) == "")
    #expect(try await home.addRule("feed Zebra: latest 1").effect == RuleEffect(count: 0, all: 2))
    #expect(try await home.addRule("feed news: latest 1").effect == RuleEffect(count: 1, all: 2))
  }

  @Test("a rule that hides everything says so, and one that reads everything does not")
  func everything() async throws {
    for (text, isTold) in [("when feed:news => hide", true), ("when feed:news => read", false), ("when tea => hide", false)] {
      let added = try await home().addRule(text)
      #expect(added.effect.hidesEverything(added.rule) == isTold, "\(text)")
    }
    #expect(!RuleEffect(count: 0, all: 0).hidesEverything(try ArticleRule("when x => hide")))
  }

  @Test("a rule that cannot be stored, or whose effect cannot be told, is an error, and is not added")
  func broken() async throws {
    let home = MemoryStores(rules: MemoryRuleRepository(failing: MemoryStores.broken))
    await #expect(throws: MemoryStores.broken) { try await home.addRule("when x => hide") }
    let unreadable = self.home()
    await unreadable.articles.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await unreadable.addRule("when x => hide") }
    #expect(try await stored(unreadable) == "")
  }
}
