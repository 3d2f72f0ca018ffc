import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("PreviewRetention")
struct PreviewRetentionTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")

  private static func article(_ guid: String, of feed: Subscription, days: Int, marks: Set<ArticleMark> = []) -> ArticleWithStatus {
    .sample(.sample(guid: guid, feed: feed.id, published: .sample(plusMinutes: -days * 24 * 60)), marks: marks)
  }

  private static let articles = [
    article("1", of: news, days: 0), article("2", of: news, days: 40), article("3", of: news, days: 50, marks: [.starred]),
    article("4", of: blog, days: 60), article("5", of: blog, days: 70),
  ]

  private func preview(_ stores: MemoryStores) -> PreviewRetention {
    PreviewRetention(
      subscriptions: stores.subscriptions, articles: stores.articles, configuration: stores.configuration, now: stores.now)
  }

  @Test(
    "expired articles are counted with their feeds, but for the starred ones",
    arguments: [("keep.days", "30", 3, 2), ("keep.days", "55", 2, 1), ("keep.days", "all", 0, 0), ("keep.articles", "1", 2, 2)])
  func counts(name: String, value: String, expired: Int, feeds: Int) async throws {
    let stores = MemoryStores([Self.news, Self.blog], articles: Self.articles)
    let result = try await preview(stores)(SettingChange(name: name, value: value))
    #expect(result.key.name == name && result.value.text == value)
    #expect(result.expired == expired && result.feeds == feeds)
    #expect(try await stores.articles.count(matching: .all, in: [Self.news.id, Self.blog.id]) == 5)
  }

  @Test("the other general settings stay, and a feed's own setting wins")
  func together() async throws {
    var own = Self.blog
    own.settings = FeedSettings([.keepDays: "all", .keepArticles: "all"])
    let stores = MemoryStores([Self.news, own], articles: Self.articles, settings: [.keepDays: .limit(45)])
    #expect(try await preview(stores)(SettingChange(name: "keep.articles", value: "2")).expired == 0)
    #expect(try await preview(stores)(SettingChange(name: "keep.days", value: "30")).expired == 1)
    #expect(try await preview(stores)(SettingChange(name: "keep.days", value: nil)).expired == 0)
  }

  @Test("an unknown setting or an unusable value is an error", arguments: [("keep.hours", "3"), ("keep.days", "-3")])
  func refused(name: String, value: String) async {
    let stores = MemoryStores([Self.news], articles: Self.articles)
    let error = await #expect(throws: ReaderError.self) { try await preview(stores)(SettingChange(name: name, value: value)) }
    guard case .configuration = error else { return #expect(error == nil, "another error") }
  }

  @Test("a failing store is an error")
  func broken() async {
    let stores = MemoryStores([Self.news], articles: Self.articles)
    await stores.articles.failWith(MemoryStores.broken, on: [.articles])
    await #expect(throws: MemoryStores.broken) { try await preview(stores)(SettingChange(name: "keep.days", value: "1")) }
  }
}
