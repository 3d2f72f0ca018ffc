import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import FeedFetching
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The translation of data store errors")
struct TranslatedErrorTests {
  private static let cases: [(DataStoreError, ReadingError)] = [
    (.locked(byProcess: 7), .store(.locked(byProcess: 7))), (.locked(byProcess: nil), .store(.locked(byProcess: nil))),
    (.unwritable(path: "p", reason: "r"), .store(.unwritable(path: "p", reason: "r"))),
    (.unreadable(path: "p", reason: "r"), .store(.unreadable(path: "p", reason: "r"))),
    (
      .needsRepair(path: "p", reason: "r", effect: .rebuilds), .store(.needsRepair(path: "p", reason: "r", effect: .rebuilds))
    ),
    (
      .damaged(path: "p", setAside: "a", reason: "r", recovered: .allBut(2)),
      .store(.damaged(path: "p", setAside: "a", reason: "r", recovered: .allBut(2)))
    ),
    (.malformed(path: "p", line: 3, reason: "r"), .store(.malformed(path: "p", line: 3, reason: "r"))),
    (.newerVersion(path: "p", version: 2, newest: 1), .store(.newerVersion(path: "p", version: 2, newest: 1))), (.cancelled, .cancelled),
    (.gone(path: "p"), .store(.gone(path: "p"))),
  ]

  @Test("every repository operation translates every data store error", arguments: cases)
  func everywhere(_ error: DataStoreError, _ expected: ReadingError) async {
    let store = FailingDataStore(error: error)
    let feeds = [StoreSample.feed()]
    let subscriptions = StoredSubscriptionRepository(store: store)
    await #expect(throws: expected) { _ = try await subscriptions.all() }
    await #expect(throws: expected) { _ = try await subscriptions.add([]) }
    await #expect(throws: expected) { _ = try await subscriptions.redirect(feeds[0], to: StoreSample.url(), former: nil) }
    await #expect(throws: expected) { try await subscriptions.remove(feeds[0]) }
    let fetchStates = StoredFetchStateRepository(store: store)
    await #expect(throws: expected) { _ = try await fetchStates.all() }
    await #expect(throws: expected) { try await fetchStates.record([:]) }
    let articles = StoredArticleRepository(
      articles: store, statuses: store, listings: store, refreshes: store, fetchStates: store,
      document: { _, _ in .empty }, html: { _, _ in nil })
    await #expect(throws: expected) { _ = try await articles.articles(matching: .all, in: feeds) }
    await #expect(throws: expected) { _ = try await articles.counts(in: feeds) }
    await #expect(throws: expected) { _ = try await articles.fetchStates(of: feeds) }
    await #expect(throws: expected) { _ = try await articles.count(matching: .all, in: feeds) }
    await #expect(throws: expected) { _ = try await articles.statuses(matching: .all, in: feeds) }
    await #expect(throws: expected) { _ = try await articles.open(.articles([ArticleReference("a")]), in: feeds) }
    await #expect(throws: expected) { _ = try await articles.update(.matching(.all), .toggle(.read), in: feeds) }
    await #expect(throws: expected) {
      try await articles.update(StatusUpdate([ArticleID(feed: feeds[0], identity: "x")], .toggle(.read)), reaching: .all)
    }
    await #expect(throws: expected) {
      _ = try await articles.store(FetchedFeed(feed: feeds[0], content: Feed(format: .rss)), at: StoreSample.moment)
    }
    await #expect(throws: expected) { try await articles.beginRefresh(at: StoreSample.moment) }
    await #expect(throws: expected) { _ = try await articles.count(matching: ArticleQuery(refresh: .latest), in: feeds) }
    await #expect(throws: expected) { try await articles.merge(feeds[0], into: StoreSample.feed(2)) }
    await #expect(throws: expected) { _ = try await articles.completeFeeds() }
    let outlines = StoredOutlineRepository(documents: FileDocumentStore(), subscriptions: store, views: MemoryViewStore(), exports: store)
    await #expect(throws: expected) { _ = try await outlines.text() }
  }

  @Test("an error of the status store alone is translated as well")
  func statuses() async throws {
    let error = DataStoreError.unwritable(path: "statuses.json", reason: "No space left on device")
    let memory = MemoryArticleStore()
    _ = try await memory.store([StoreSample.piece()], of: StoreSample.feed())
    let articles = StoredArticleRepository(
      articles: memory, statuses: FailingDataStore(error: error),
      listings: MemoryListingStore(articles: memory, statuses: MemoryStatusStore()), refreshes: MemoryRefreshStore(),
      fetchStates: MemoryFetchStateStore(), document: { _, _ in .empty }, html: { _, _ in nil })
    await #expect(throws: ReadingError.store(.unwritable(path: "statuses.json", reason: "No space left on device"))) {
      _ = try await articles.update(.matching(.all), .toggle(.read), in: [StoreSample.feed()])
    }
  }
}
