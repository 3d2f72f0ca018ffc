import ArticleStorage
import CoreData
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("An article that disappears between look-up and commit")
struct RemovalBetweenTests {
  private static let feed = StoreSample.feed()
  private static let ids = (1...3).map { StoreSample.article($0).id }

  private static func references(_ numbers: Int...) -> StatusChange.Target {
    .articles(numbers.map { ArticleReference(StoreSample.article($0).id) })
  }

  /// Three articles, of which a refresh beside the caller removes the second and the third.
  /// - Parameter isEarly: whether it does so before the articles are read whose ids were looked up.
  private func repository(over stores: Stores, isEarly: Bool = false) async throws -> StoredArticleRepository {
    _ = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: Self.feed)
    let listings = InterruptedListingStore(base: stores.listings, isEarly: isEarly) { () async throws(DataStoreError) in
      _ = try await stores.articles.purge(Self.feed, keeping: Retention(maximumArticles: 1), document: [], at: StoreSample.moment)
      _ = try await stores.statuses.update([Self.ids[0]], .set(.read, true))
    }
    let interrupted = ArticleStores(
      articles: stores.articles, statuses: stores.statuses, listings: listings, fetchStates: stores.fetchStates)
    return StoredArticleRepository(
      stores: { interrupted }, refreshes: stores.refreshes, document: { _, _ in .empty }, html: { _, _ in nil })
  }

  @Test("is not starred: a command that names it changes nothing and says so", arguments: StoreKind.allCases, [true, false])
  func named(_ kind: StoreKind, isEarly: Bool) async throws {
    for target in [Self.references(2), Self.references(1, 2)] {
      try await kind.withStores { stores async throws in
        let repository = try await repository(over: stores, isEarly: isEarly)
        await #expect(throws: ReaderError.article(.notFound(ArticleReference(Self.ids[1])))) {
          _ = try await repository.update(target, .set(.starred, true), in: [Self.feed])
        }
        #expect(try await stores.statuses.all() == [Self.ids[0]: ArticleStatus([.read])])
      }
    }
  }

  @Test("is not among the changed articles, and the others have the status that the commit found", arguments: StoreKind.allCases)
  func matching(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = try await repository(over: stores)
      for target in [StatusChange.Target.matching(.all), Self.references(1)] {
        let changed = try await repository.update(target, .toggle(.starred), in: [Self.feed])
        #expect(changed.map(\.entry.article.id) == [Self.ids[0]])
        #expect(changed.map { [$0.before.isRead, $0.before.isStarred != $0.entry.status.isStarred] } == [[true, true]])
      }
      #expect(try await stores.statuses.all() == [Self.ids[0]: ArticleStatus([.read])])
    }
  }

  @Test("is not opened, and the command says so", arguments: StoreKind.allCases)
  func opened(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = try await repository(over: stores, isEarly: true)
      await #expect(throws: ReaderError.article(.notFound(ArticleReference(Self.ids[2])))) {
        _ = try await repository.open(Self.references(1, 3), in: [Self.feed])
      }
    }
  }
}

/// A listing store, and what happens after each look at it.
private struct InterruptedListingStore: ListingDataStore {
  let base: any ListingDataStore
  let isEarly: Bool
  let afterLook: @Sendable () async throws(DataStoreError) -> Void

  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    let found = try await base.page(matching: query, in: feeds)
    try await afterLook()
    return found
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await base.count(matching: query, in: feeds)
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await base.statuses(matching: query, in: feeds)
  }

  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] { try await base.counts(in: feeds) }

  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    let found = try await base.ids(of: references, in: feeds)
    if isEarly { try await afterLook() }
    return found
  }

  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    let found = try await base.entries(of: ids, in: feeds)
    try await afterLook()
    return found
  }
}
