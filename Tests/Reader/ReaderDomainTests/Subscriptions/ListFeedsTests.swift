import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ListFeeds")
struct ListFeedsTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")
  private static let troubled = FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 500)))

  private static let rested = Timestamp.sample().adding(seconds: RefreshPolicy.backoffSeconds(afterFailures: 1, of: blog.id))

  private let home = MemoryStores(
    [news, blog],
    articles: [
      .sample(.sample(guid: "1", feed: news.id), marks: [.read]), .sample(.sample(guid: "2", feed: news.id), marks: [.starred]),
      .sample(.sample(guid: "3", feed: news.id)),
    ],
    fetchStates: [blog.id: troubled])

  @Test("feeds are listed in subscription order, with counts and fetch state")
  func all() async throws {
    #expect(
      try await home.listFeeds(FeedQuery()) == [
        FeedSummary(subscription: Self.news, counts: ArticleCounts(all: 3, unread: 2, starred: 1), fetchState: .never),
        FeedSummary(
          subscription: Self.blog, counts: ArticleCounts(), fetchState: Self.troubled,
          next: .skip(.backingOffAfterFailures(count: 1, until: Self.rested))),
      ])
  }

  @Test("a query for failing feeds lists those whose last fetch failed")
  func problems() async throws {
    #expect(try await home.listFeeds(FeedQuery(onlyWithProblems: true)).map(\.subscription) == [Self.blog])
  }

  @Test("a query for failing feeds lists those whose header is not sent any more")
  func withheld() async throws {
    let settings = FeedSettings([.header: "X-Key: s"], origins: [.header: "https://example.com"])
    _ = try await home.subscriptions.configure(Self.news.id, SubscriptionChange(settings: settings))
    #expect(try await home.listFeeds(FeedQuery(onlyWithProblems: true)).map(\.subscription.id) == [Self.news.id, Self.blog.id])
  }

  @Test(
    "a query for failing feeds lists those with a setting without effect",
    arguments: [
      (.interval, "abc"), (.interval, "5"), (.keepArticles, "All"), (.keepDays, "0"), (.fullText, "si"), (.fullText, ""),
    ] as [(FeedSettings.Key, String)])
  func ignored(key: FeedSettings.Key, value: String) async throws {
    _ = try await home.subscriptions.configure(Self.news.id, SubscriptionChange(settings: FeedSettings([key: value])))
    #expect(try await home.listFeeds(FeedQuery(onlyWithProblems: true)).map(\.subscription.id) == [Self.news.id, Self.blog.id])
  }

  @Test("settings that can be used, and those that fail the request, are no problem of the list")
  func obeyed() {
    let settings = FeedSettings([.interval: "720", .keepArticles: "all", .keepDays: "5", .fullText: "no", .header: "none", .proxy: "none"])
    #expect(settings.ignored.isEmpty)
  }

  @Test("a failure of any store is an error")
  func broken() async {
    await home.fetchStates.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await home.listFeeds(FeedQuery()) }
    await home.articles.failWith(.cancelled)
    await #expect(throws: ReaderError.cancelled) { try await home.listFeeds(FeedQuery()) }
    await home.subscriptions.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await home.listFeeds(FeedQuery()) }
  }
}
