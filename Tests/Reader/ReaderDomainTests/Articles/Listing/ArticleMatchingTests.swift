import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ArticleMatching")
struct ArticleMatchingTests {
  private static let article = Article.sample(
    title: "Grüße aus Köln",
    authors: [Author(name: "Ann Example"), Author(name: nil, url: "https://example.org/bob")].compactMap(\.self),
    published: .sample(plusMinutes: -60))

  private static func matches(_ entry: ArticleWithStatus, _ query: ArticleQuery) -> Bool {
    QueryMatcher(query).matches(entry) { QueryBody("", links: nil) }
  }

  @Test(
    "a query requires some marks and excludes others",
    arguments: [
      ([], [], [], true), ([.read], [.read], [], true), ([], [.read], [], false), ([.read], [.read, .starred], [], false),
      ([.read, .starred], [.starred], [], true), ([.read], [], [.read], false), ([.starred], [], [.read], true),
      ([.starred], [.starred], [.read], true), ([.starred, .read], [.starred], [.read], false),
    ] as [(Set<ArticleMark>, Set<ArticleMark>, Set<ArticleMark>, Bool)])
  func marks(set: Set<ArticleMark>, having: Set<ArticleMark>, lacking: Set<ArticleMark>, isMatch: Bool) {
    let entry = ArticleWithStatus.sample(Self.article, marks: set)
    #expect(Self.matches(entry, ArticleQuery(having: having, lacking: lacking)) == isMatch)
  }

  @Test(
    "every word must occur in the title or in an author's name, in any case",
    arguments: [
      (["grüße"], true), (["GRÜSSE"], false), (["GRÜßE", "köl"], true), (["ann", "köln"], true), (["bob"], true),
      (["köln", "berlin"], false),
      (["aus köln"], true), ([], true), ([""], true),
    ])
  func words(words: [String], isMatch: Bool) throws {
    let words = try SearchWords(words.joined(separator: " "))
    #expect(Self.matches(.sample(Self.article), ArticleQuery(words: words)) == isMatch)
  }

  @Test(
    "a start time includes that time and everything later, and an end time everything earlier",
    arguments: [(-61, true, false), (-60, true, true), (-59, false, true)])
  func times(minutes: Int, isSince: Bool, isUntil: Bool) {
    #expect(Self.matches(.sample(Self.article), ArticleQuery(since: .sample(plusMinutes: minutes))) == isSince)
    #expect(Self.matches(.sample(Self.article), ArticleQuery(until: .sample(plusMinutes: minutes))) == isUntil)
  }

  @Test("articles are ordered newest first, undated ones in document order, and future dates count as the first-seen time")
  func order() {
    let articles = [
      Article.sample(guid: "seen later", firstSeen: .sample(plusMinutes: 30), position: 9),
      Article.sample(guid: "undated, first", position: 0),
      Article.sample(guid: "from the future", published: .sample(plusMinutes: 60 * 24 * 365), position: 1),
      Article.sample(guid: "undated, third", position: 2),
      Article.sample(guid: "an hour old", published: .sample(plusMinutes: -60), firstSeen: .sample(plusMinutes: 30), position: 5),
      Article.sample(guid: "an hour old, seen first", published: .sample(plusMinutes: -60), position: 0),
      Article.sample(guid: "old", published: .sample(plusMinutes: -600), position: 0),
    ].map { ArticleWithStatus.sample($0) }
    for shuffled in [articles, articles.reversed(), articles.sorted { $0.article.id < $1.article.id }] {
      #expect(shuffled.sorted(by: ArticleMatching.isAbove) == articles)
    }
  }

  @Test("otherwise equal articles are ordered by id, and no article is above itself")
  func ties() {
    let entries = (0..<10).map { ArticleWithStatus.sample(.sample(guid: "\($0)")) }
    let sorted = entries.sorted(by: ArticleMatching.isAbove)
    #expect(sorted == entries.sorted { $0.article.id < $1.article.id })
    #expect(!ArticleMatching.isAbove(entries[0], entries[0]))
  }

  private static let top = Subscription.sample(url: "https://example.org/1", title: "Top")
  private static let local = Subscription.sample(url: "https://example.org/2", title: "Local", folder: FolderPath("News/Local"))
  private static let world = Subscription.sample(url: "https://example.org/3", title: "World", folder: FolderPath("News"))

  @Test(
    "a query covers the feed and the folder that it names",
    arguments: [
      (ArticleQuery.all, [top, local, world]), (ArticleQuery(feed: FeedReference("local")), [local]),
      (ArticleQuery(folder: FolderPath("news")), [local, world]), (ArticleQuery(folder: FolderPath("News/Local")), [local]),
      (ArticleQuery(folder: .top), [top, local, world]),
      (ArticleQuery(feed: FeedReference("top"), folder: FolderPath("News")), []),
    ])
  func subscriptions(query: ArticleQuery, expected: [Subscription]) throws {
    #expect(try ArticleMatching.subscriptions(for: query, among: [Self.top, Self.local, Self.world]) == expected)
  }
}
