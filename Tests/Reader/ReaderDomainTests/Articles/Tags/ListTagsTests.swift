import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ListTags")
struct ListTagsTests {
  private static let feed = Subscription.sample(tags: ["news", "b"])
  private static let other = Subscription.sample(url: "https://example.org/other.xml", tags: ["news"])
  private static let unsubscribed = FeedID(url: .sample("https://example.org/unfollowed.xml"))

  @Test("tags are listed by name, with the numbers of articles, of unread ones and of feeds")
  func counts() async throws {
    let (a, b) = (ArticleMark.tag(try TagName("a")), ArticleMark.tag(try TagName("b")))
    let marks: [(FeedID, Set<ArticleMark>)] = [
      (Self.feed.id, [a, b]), (Self.feed.id, [a, .read]), (Self.other.id, [a, .starred]), (Self.other.id, [.read]),
      (Self.unsubscribed, [a, .tag(try TagName("gone"))]),
    ]
    let entries = marks.enumerated().map { number, article in
      ArticleWithStatus.sample(.sample(guid: "\(number)", feed: article.0), marks: article.1)
    }
    let tags = try await ListTags(
      subscriptions: MemorySubscriptionRepository([Self.feed, Self.other]), articles: MemoryArticleRepository(entries))(())
    #expect(
      tags == [
        TagSummary(try TagName("a"), articles: 3, unread: 2), TagSummary(try TagName("b"), articles: 1, unread: 1, feeds: 1),
        TagSummary(try TagName("news"), feeds: 2),
      ])
  }

  @Test("an error of the store is reported")
  func failure() async throws {
    let articles = MemoryArticleRepository()
    await articles.failWith(MemoryStores.broken)
    let list = ListTags(subscriptions: MemorySubscriptionRepository([Self.feed]), articles: articles)
    await #expect(throws: MemoryStores.broken) { try await list(()) }
  }
}
