import Domain
import DomainDoubles
import Testing

@Suite("ListFeeds")
struct ListFeedsTests {
  private static let news = Subscription.sample(address: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(address: "https://example.org/blog.xml", title: "Blog")
  private static let troubled = Visit(lastTried: .sample(), failures: 1, problem: .web(.status(code: 500)))

  private static let rested = Timestamp.sample().adding(seconds: RefreshPolicy.restSeconds(afterFailures: 1, of: blog.id))

  private let home = MemoryHome(
    [news, blog],
    articles: [
      .sample(.sample(guid: "1", feed: news.id), marks: [.read]), .sample(.sample(guid: "2", feed: news.id), marks: [.starred]),
      .sample(.sample(guid: "3", feed: news.id)),
    ],
    visits: [blog.id: troubled])

  @Test("feeds are listed in the person's order, with counts and health")
  func all() async throws {
    #expect(
      try await home.listFeeds(FeedQuery()) == [
        FeedSummary(subscription: Self.news, counts: ArticleCounts(all: 3, unread: 2, starred: 1), visit: .never),
        FeedSummary(
          subscription: Self.blog, counts: ArticleCounts(), visit: Self.troubled,
          next: .skip(.restingAfterFailures(count: 1, until: Self.rested))),
      ])
  }

  @Test("feeds with problems alone are those whose last visit failed")
  func problems() async throws {
    #expect(try await home.listFeeds(FeedQuery(onlyWithProblems: true)).map(\.subscription) == [Self.blog])
  }

  @Test("whatever store fails is an error")
  func broken() async {
    await home.visits.failWith(MemoryHome.broken)
    await #expect(throws: MemoryHome.broken) { try await home.listFeeds(FeedQuery()) }
    await home.articles.failWith(.cancelled)
    await #expect(throws: ReadingError.cancelled) { try await home.listFeeds(FeedQuery()) }
    await home.subscriptions.failWith(MemoryHome.broken)
    await #expect(throws: MemoryHome.broken) { try await home.listFeeds(FeedQuery()) }
  }
}
