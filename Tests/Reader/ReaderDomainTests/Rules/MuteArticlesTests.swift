import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Muting articles")
struct MuteArticlesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")

  private func home(titles: [String] = ["Tea", "Kernel"]) -> MemoryStores {
    MemoryStores([Self.news], articles: titles.map { .sample(.sample(guid: $0, feed: Self.news.id, title: $0)) })
  }

  private func stored(_ home: MemoryStores) async throws -> String { try await home.rules.document().text }

  @Test("muting a query hides what matches it, for a while or for good")
  func mutes() async throws {
    let home = home()
    #expect(try await home.muteArticles(MuteInput(.query("title:tea"), for: "1w")).effect.count == 1)
    _ = try await home.muteArticles(MuteInput(.query("author:ann or kernel"), for: nil))
    #expect(
      try await stored(home) == "when title:tea => hide until 2026-03-08T08:30:00Z\nwhen author:ann or kernel => hide\n")
    await #expect(throws: ReaderError.rule(.badRule(RuleError(.query(.unknownField("titel")), column: 6)))) {
      try await home.muteArticles(MuteInput(.query("titel:x"), for: nil))
    }
    await #expect(throws: ReaderError.rule(.badRule(RuleError(.missingQuery, column: 7)))) {
      try await home.muteArticles(MuteInput(.query(""), for: nil))
    }
  }

  @Test(
    "muting an article hides those of its feed with its title, whatever the title is",
    arguments: ["Tea", "a \"quote\" \\ =>", "when x => star until 2025", "-sort:date or (not", "/^x/", "  ", "日本 | a*", "until"])
  func mutesArticle(title: String) async throws {
    let home = home(titles: [title, "Kernel"])
    let article = Article.sample(guid: title, feed: Self.news.id)
    let added = try await home.muteArticles(MuteInput(.article(ArticleReference(article.id)), for: "1d"))
    #expect(added.effect == RuleEffect(count: title.isWhitespace ? 2 : 1, all: 2), "\(added)")
    #expect(added.rule.actions == [.hide] && added.rule.end == .moment(.sample(plusMinutes: 1440)))
    #expect(try await home.rules.document().entries.map(\.rule) == [added.rule])
  }

  @Test("muting an article leaves those whose titles contain its title, or lie in a feed whose title contains its feed's")
  func leavesOthers() async throws {
    let other = Subscription.sample(url: "https://example.org/others.xml", title: "World News")
    let articles = [(Self.news, "Tea"), (Self.news, "TEA"), (Self.news, "Green Tea"), (other, "Tea")].enumerated().map {
      ArticleWithStatus.sample(.sample(guid: "\($0)", feed: $1.0.id, title: $1.1))
    }
    let home = MemoryStores([Self.news, other], articles: articles)
    let added = try await home.muteArticles(MuteInput(.article(ArticleReference(articles[0].article.id)), for: nil))
    #expect(try await stored(home) == "when feed=News title=Tea => hide\n")
    #expect(added.effect == RuleEffect(count: 2, all: 4))
  }

  @Test("muting an unknown article is an error, and adds nothing")
  func unknownArticle() async throws {
    let home = home()
    let reference = ArticleReference(ArticleID(feed: Self.news.id, identity: "none"))
    await #expect(throws: ReaderError.article(.notFound(reference))) {
      try await home.muteArticles(MuteInput(.article(reference), for: nil))
    }
    #expect(try await stored(home) == "")
  }

  @Test("the title of a muted article brings no second line into the file", arguments: ["\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}"])
  func lineBreaks(lineBreak: String) async throws {
    // The title is a publisher's.
    let title = "a\(lineBreak)feed News: latest 1\(lineBreak)b"
    let home = home(titles: [title, "Kernel"])
    let reference = ArticleReference(ArticleID(feed: Self.news.id, identity: "guid:\(title)"))
    #expect(try await home.muteArticles(MuteInput(.article(reference), for: nil)).effect.count == 1)
    #expect(try await stored(home) == "when feed=News title:a title:\"feed News: latest 1\" title:b => hide\n")
  }

  @Test("a rule that cannot be stored is an error")
  func broken() async throws {
    let home = MemoryStores(rules: MemoryRuleRepository(failing: MemoryStores.broken))
    await #expect(throws: MemoryStores.broken) { try await home.muteArticles(MuteInput(.query("x"), for: nil)) }
  }
}
