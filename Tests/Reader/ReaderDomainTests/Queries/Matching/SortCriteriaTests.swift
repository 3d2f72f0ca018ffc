import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Orders of lists")
struct SortCriteriaTests {
  private static let feeds = [
    Subscription.sample(url: "https://example.org/b", title: "beta", folder: FolderPath("Water")),
    Subscription.sample(url: "https://example.org/a", title: "Alpha"),
  ]

  private static let articles = [
    article("banana", feeds[0], published: 3, firstSeen: 10),
    article("Apple", feeds[1], author: "Zoë", published: 2, updated: 7, firstSeen: 12),
    article("cherry", feeds[0], author: "ann", published: 1, updated: 6, firstSeen: 11),
  ]
  private static let bodies = ["one two three", "one two", ""]

  /// An article with moments in minutes.
  private static func article(
    _ title: String, _ feed: Subscription, author: String? = nil, published: Int, updated: Int? = nil, firstSeen: Int
  ) -> Article {
    Article(
      id: ArticleID(feed: feed.id, identity: title), feed: feed.id, title: title,
      authors: [author.flatMap { Author(name: $0) }].compactMap(\.self),
      published: .sample(plusMinutes: published), updated: updated.map { .sample(plusMinutes: $0) },
      firstSeen: .sample(plusMinutes: firstSeen))
  }

  private func sorted(_ text: String) throws -> [Int] {
    let order = SortCriteria(try Query(text).order, feeds: Self.feeds.map { QueryFeed($0) })
    let sorting = QuerySorting(order)
    let keys = zip(Self.articles, Self.bodies).map { article, body in sorting.key(of: .sample(article)) { body } }
    // The order that nothing but the keys decides.
    return keys.indices.reversed().sorted { keys[$0] < keys[$1] }.map { $0 + 1 }
  }

  @Test(
    "each criterion orders articles in both directions, and what is missing comes last",
    arguments: [
      ("sort:date", [3, 2, 1]), ("sort:-date", [1, 2, 3]), ("sort:seen", [1, 3, 2]), ("sort:-seen", [2, 3, 1]),
      ("sort:updated", [3, 2, 1]),
      ("sort:-updated", [2, 3, 1]), ("sort:title", [2, 1, 3]), ("sort:-title", [3, 1, 2]), ("sort:author", [3, 2, 1]),
      ("sort:-author", [2, 3, 1]), ("sort:feed", [2, 1, 3]), ("sort:-feed", [1, 3, 2]), ("sort:folder", [1, 3, 2]),
      ("sort:-folder", [1, 3, 2]),
      ("sort:words", [2, 1, 3]), ("sort:-words", [1, 2, 3]), ("sort:feed,words", [2, 1, 3]), ("sort:feed,title", [2, 1, 3]),
      ("sort:folder,-title", [3, 1, 2]),
    ])
  func orders(text: String, order: [Int]) throws {
    #expect(try sorted(text) == order)
  }

  @Test("only an order by words needs the bodies, and an order is written as in a query")
  func description() throws {
    let orders = try ["sort:words", "sort:title,-words", "sort:title", "sort:-date"].map { SortCriteria(try Query($0).order) }
    #expect(orders.map(\.needsBody) == [true, true, false, false])
    #expect(try orders.map { try Query($0.description).order } == orders.map(\.criteria))
    #expect(orders[0].description == "sort:words")
    // The body is read for nothing else.
    for order in orders {
      var reads = 0
      _ = QuerySorting(order).key(of: .sample(Self.articles[0])) {
        reads += 1
        return "one"
      }
      #expect(reads == (order.needsBody ? 1 : 0))
    }
  }
}
