import ArticleStorage
import Database
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import SQLiteStorage

/// SQLite tells how it will run a statement (https://www.sqlite.org/eqp.html). No measurement is needed to know that the time does not depend on
/// the size of the archive.
@Suite("Plans of list statements")
struct ListingPlanTests {
  private static let feed = StoreSample.feed()
  private static let conditions: [(ArticleQuery, index: String)] = [
    (.all, "article_in_order"), (ArticleQuery(lacking: [.read]), "article_unread"), (ArticleQuery(having: [.starred]), "article_starred"),
    (ArticleQuery(since: StoreSample.moment), "article_in_order"), (ArticleQuery(having: [.hidden]), "article_hidden"),
    (.everything, "article_in_order"), (ArticleQuery(lacking: [.read], includesHidden: true), "article_unread"),
    (ArticleQuery(having: [.starred], lacking: [.read]), "article_starred"),
    (ArticleQuery(having: [.hidden], lacking: [.read]), "article_hidden"),
  ]
  private static let key = ArticleSortKey(
    date: StoreSample.moment, firstSeen: StoreSample.moment, position: 1, id: StoreSample.article(1).id)
  private static let starts: [ListWindow.Start] = [.top, .bottom, .at(key), .below(key), .above(key), .around(key)]

  @Test("a window is read from an index in list order, starting at its place, and nothing is sorted", arguments: conditions, starts)
  func windows(condition: (query: ArticleQuery, index: String), start: ListWindow.Start) async throws {
    var query = condition.query
    query.window = ListWindow(start, size: 50)
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      for feed in [Self.feed, StoreSample.feed(2)] {
        _ = try await stores.articles.store((1...3).map { StoreSample.piece($0, body: "") }, of: feed)
      }
      let session = try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5), access: .readOnly)
      let feeds = try RequestedFeeds([Self.feed, StoreSample.feed(2)], in: session)
      for side in [ListingConditions.Side.above, .below] where (side == .above ? query.window.reach.above : query.window.reach.below) > 0 {
        let conditions = try ListingConditions(query, in: feeds, on: side)
        let plan = try session.statement("EXPLAIN QUERY PLAN SELECT record FROM article \(conditions.sql) \(side.order)")
          .rows(conditions.values) { $0.text(3) }
        #expect(plan.first?.contains("USING INDEX \(condition.index)") == true, "\(plan)")
        #expect(query.window.boundary == nil || plan.first?.hasPrefix("SEARCH") == true, "\(plan)")
        #expect(!plan.contains("USE TEMP B-TREE FOR ORDER BY"), "\(plan)")
      }
    }
  }

  @Test("an index alone counts the articles that are not hidden", arguments: [ArticleQuery.all, .everything])
  func counts(query: ArticleQuery) async throws {
    var query = query
    query.since = StoreSample.moment
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.articles.store([StoreSample.piece(1)], of: Self.feed)
      let session = try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5), access: .readOnly)
      for feeds in [[Self.feed], [Self.feed, StoreSample.feed(2)]] {
        let conditions = try ListingConditions(query, in: try RequestedFeeds(feeds, in: session))
        let plan = try session.statement("EXPLAIN QUERY PLAN SELECT count(*) FROM article \(conditions.sql)")
          .rows(conditions.values) { $0.text(3) }
        #expect(plan.first?.contains("USING COVERING INDEX") == true, "\(plan)")
      }
    }
  }
}
