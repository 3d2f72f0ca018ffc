import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Adding, listing and removing rules")
struct ChangeRulesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let other = Subscription.sample(url: "https://example.org/other.xml", title: "Other news")
  private static let text = "# mine\nwhen tea => hide\nwhem x => hide\nwhen title:\"tea\" => star until 2025-01-01\n"

  private func home(
    _ text: String = "", titles: [String] = ["Tea", "Kernel"], views: KeyValuePairs<String, String> = [:]
  ) -> MemoryStores {
    MemoryStores(
      [Self.news, Self.other],
      articles: titles.map { .sample(.sample(guid: $0, feed: Self.news.id, title: $0)) }, views: views, rules: MemoryRuleRepository(text))
  }

  private func stored(_ home: MemoryStores) async throws -> String { try await home.rules.document().text }

  @Test("the rules are listed with their numbers, lines and ends, and the wrong lines with place and nearest words")
  func lists() async throws {
    let listing = try await home(Self.text).changeRules(.list)
    #expect(listing.rules.map(\.entry.number) == [1, 2] && listing.rules.map(\.entry.line) == [2, 4])
    #expect(listing.rules.map(\.isInForce) == [true, false])
    #expect(listing.rules.map(\.end) == [nil, Timestamp(rfc3339: "2025-01-01T23:59:59.999Z")])
    #expect(listing.errors == [RuleError(.unknownBeginning("whem"), line: 3, column: 1)])
    #expect(listing.errors.first?.known == ["when", "feed"])
    #expect(listing.added == nil && listing.removed == nil && listing.effect == nil)
  }

  @Test("a rule ends with the last millisecond of its day")
  func end() async throws {
    let moment = try #require(Timestamp(rfc3339: "2026-03-02T00:00:00Z"))
    for (now, isInForce) in [(moment.adding(minutes: -1), true), (moment, false)] {
      let home = MemoryStores(rules: MemoryRuleRepository("when x => hide until 2026-03-01"), now: { now })
      #expect(try await home.changeRules(.list).rules.map(\.isInForce) == [isInForce])
    }
  }

  @Test("a rule is added at the end in its shortest form, and the result tells how many articles it would have hit")
  func adds() async throws {
    let home = home(Self.text)
    let listing = try await home.changeRules(.add("when   kernel  =>  hide ,read"))
    #expect(try await stored(home) == Self.text + "when kernel => hide, read\n")
    #expect(listing.added?.text == "when kernel => hide, read" && !listing.wasKnown)
    #expect(listing.effect == RuleEffect(count: 1, all: 2))
    #expect(listing.rules.map(\.entry.number) == [1, 2, 3])
    #expect(try await home.articles.count(matching: .all, in: [Self.news.id]) == 2, "Only what arrives from now on is hidden.")
  }

  @Test("a rule that is there already is not added again")
  func known() async throws {
    let home = home(Self.text)
    let listing = try await home.changeRules(.add("when  tea=>hide"))
    #expect(listing.wasKnown && listing.added?.text == "when tea => hide" && listing.effect?.count == 1)
    #expect(try await stored(home) == Self.text)
  }

  @Test("a span counts from now, and the file has the moment")
  func span() async throws {
    let home = home()
    _ = try await home.changeRules(.add("when tea => read until 2h"))
    #expect(try await stored(home) == "when tea => read until 2026-03-01T10:30:00Z\n")
    #expect(try await home.changeRules(.list).rules.map(\.end) == [.sample(plusMinutes: 120)])
  }

  @Test("a rule may name a saved view, and an unknown view is an error that names the known ones")
  func views() async throws {
    let home = home(views: ["boring": "tea"])
    #expect(try await home.changeRules(.add("when @boring => hide")).effect?.count == 1)
    #expect(try await home.changeRules(.list).rules.map(\.entry.rule.text) == ["when @boring => hide"])
    let error = RuleError(.query(.unknownView("borin", known: ["boring"])), column: 6)
    await #expect(throws: ReadingError.rule(.badRule(error))) { try await home.changeRules(.add("when @borin => hide")) }
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
    await #expect(throws: ReadingError.rule(.badRule(RuleError(kind, column: column)))) { try await home.changeRules(.add(text)) }
    #expect(try await stored(home) == Self.text)
  }

  @Test("no rule brings a second line into the file", arguments: ["\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}"])
  func lineBreaks(lineBreak: String) async throws {
    for (text, column) in [
      ("when \"a\(lineBreak)b\" => hide", 8), ("when a\(lineBreak)when b => hide", 7), ("feed a\(lineBreak)b: latest 1", 7),
    ] {
      let home = home()
      await #expect(throws: ReadingError.rule(.badRule(RuleError(.lineBreak, column: column)))) { try await home.changeRules(.add(text)) }
      let rule = ArticleRule(.beyondLatest(1, of: FeedReference("a\(lineBreak)when date:>1970 => hide\(lineBreak)b")), [.hide])
      await #expect(throws: ReadingError.rule(.badRule(RuleError(.lineBreak, column: 7))), "An import makes rules without a text.") {
        _ = try await home.rules.change(.add(rule))
      }
      #expect(try await stored(home) == "")
      _ = try await home.changeRules(.add("\(lineBreak) when a => hide\(lineBreak)"))
      #expect(try await stored(home) == "when a => hide\n")
    }
    // The title is a publisher's.
    let title = "a\(lineBreak)feed News: latest 1\(lineBreak)b"
    let home = home(titles: [title, "Kernel"])
    let reference = ArticleReference(ArticleID(feed: Self.news.id, identity: "guid:\(title)"))
    #expect(try await home.changeRules(.mute(.article(reference), for: nil)).effect?.count == 1)
    #expect(try await stored(home) == "when feed=News title:a title:\"feed News: latest 1\" title:b => hide\n")
  }

  @Test("a rule for a feed that two feeds may be is refused before it is added, and one for a feed that nobody follows yet is added")
  func feeds() async throws {
    let home = home()
    let ambiguous = ReadingError.subscription(.feedAmbiguous(FeedReference("ews"), matches: [Self.news, Self.other]))
    await #expect(throws: ambiguous) { try await home.changeRules(.add("feed ews: latest 1")) }
    #expect(try await stored(home) == "")
    #expect(try await home.changeRules(.add("feed Zebra: latest 1")).effect == RuleEffect(count: 0, all: 2))
    #expect(try await home.changeRules(.add("feed news: latest 1")).effect == RuleEffect(count: 1, all: 2))
  }

  @Test("a rule that hides everything says so, and one that reads everything does not")
  func everything() async throws {
    for (text, isTold) in [("when feed:news => hide", true), ("when feed:news => read", false), ("when tea => hide", false)] {
      let listing = try await home().changeRules(.add(text))
      #expect(try listing.effect?.hidesEverything(#require(listing.added)) == isTold, "\(text)")
    }
    #expect(!RuleEffect(count: 0, all: 0).hidesEverything(try ArticleRule("when x => hide")))
  }

  @Test("muting a query hides what matches it, for a while or for good")
  func mutes() async throws {
    let home = home()
    #expect(try await home.changeRules(.mute(.query("title:tea"), for: "1w")).effect?.count == 1)
    _ = try await home.changeRules(.mute(.query("author:ann or kernel"), for: nil))
    #expect(
      try await stored(home) == "when title:tea => hide until 2026-03-08T08:30:00Z\nwhen author:ann or kernel => hide\n")
    await #expect(throws: ReadingError.rule(.badRule(RuleError(.query(.unknownField("titel")), column: 6)))) {
      try await home.changeRules(.mute(.query("titel:x"), for: nil))
    }
    await #expect(throws: ReadingError.rule(.badRule(RuleError(.missingQuery, column: 7)))) {
      try await home.changeRules(.mute(.query(""), for: nil))
    }
  }

  @Test(
    "muting an article hides those of its feed with its title, whatever the title is",
    arguments: ["Tea", "a \"quote\" \\ =>", "when x => star until 2025", "-sort:date or (not", "/^x/", "  ", "日本 | a*", "until"])
  func mutesArticle(title: String) async throws {
    let home = home(titles: [title, "Kernel"])
    let article = Article.sample(guid: title, feed: Self.news.id)
    let listing = try await home.changeRules(.mute(.article(ArticleReference(article.id)), for: "1d"))
    #expect(listing.effect == RuleEffect(count: title.isWhitespace ? 2 : 1, all: 2), "\(listing)")
    #expect(listing.added?.actions == [.hide] && listing.added?.end == .moment(.sample(plusMinutes: 1440)))
    #expect(try await home.rules.document().entries.map(\.rule) == [#require(listing.added)])
  }

  @Test("muting an unknown article is an error, and adds nothing")
  func unknownArticle() async throws {
    let home = home()
    let reference = ArticleReference(ArticleID(feed: Self.news.id, identity: "none"))
    await #expect(throws: ReadingError.article(.notFound(reference))) { try await home.changeRules(.mute(.article(reference), for: nil)) }
    #expect(try await stored(home) == "")
  }

  @Test(
    "a rule is removed by its number, or by a text that it alone has",
    arguments: ["2", " STAR", "when title:\"tea\" => star until 2025-01-01"])
  func removes(reference: String) async throws {
    let home = home(Self.text)
    let listing = try await home.changeRules(.remove(reference))
    #expect(listing.removed?.text == "when title:\"tea\" => star until 2025-01-01" && listing.rules.count == 1)
    #expect(try await stored(home) == "# mine\nwhen tea => hide\nwhem x => hide\n")
  }

  @Test("a whole line is meant before the lines that contain it")
  func whole() async throws {
    let home = home("when tea => hide until 2030\nwhen tea => hide\n")
    _ = try await home.changeRules(.remove("when tea => hide"))
    #expect(try await stored(home) == "when tea => hide until 2030\n")
  }

  @Test(
    "a rule that is not there, and a text that several rules have, remove nothing", arguments: ["3", "0", "-1", "zebra", "", " ", "whem"])
  func removesNothing(reference: String) async throws {
    let home = home(Self.text)
    await #expect(throws: ReadingError.rule(.notFound(reference.trimmingWhitespace()))) { try await home.changeRules(.remove(reference)) }
    let entries = try await home.rules.document().entries
    await #expect(throws: ReadingError.rule(.ambiguous("tea", matches: entries))) { try await home.changeRules(.remove("tea")) }
    #expect(try await stored(home) == Self.text)
  }

  @Test("a store that fails is an error of every change")
  func broken() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository(failing: MemoryStores.broken))
    for input in [RuleInput.list, .add("when x => hide"), .mute(.query("x"), for: nil), .remove("1")] {
      await #expect(throws: MemoryStores.broken) { try await home.changeRules(input) }
    }
    let unreadable = self.home()
    await unreadable.articles.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await unreadable.changeRules(.add("when x => hide")) }
    #expect(try await stored(unreadable) == "", "A rule whose effect cannot be told is not added.")
  }
}
