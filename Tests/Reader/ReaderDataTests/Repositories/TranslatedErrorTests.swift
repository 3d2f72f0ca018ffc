import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

@Suite("The translation of data store errors")
struct TranslatedErrorTests {
  private static let cases: [(DataStoreError, ReaderError)] = [
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
    (.gone(path: "p"), .store(.gone(path: "p"))), (.converted, .store(.converted)),
  ]

  @Test("every repository operation translates every data store error", arguments: cases)
  func everywhere(_ error: DataStoreError, _ expected: ReaderError) async {
    let store = FailingDataStore(error: error)
    let feeds = [StoreSample.feed()]
    let stores = ArticleStores(articles: store, statuses: store, listings: store, fetchStates: store)
    let fetchStates = StoredFetchStateRepository(stores: { stores })
    await #expect(throws: expected) { _ = try await fetchStates.all() }
    await #expect(throws: expected) { try await fetchStates.record([:]) }
    let articles = StoredArticleRepository(
      stores: { stores }, refreshes: store, document: { _, _ in .empty }, html: { _, _ in nil })
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
  }

  /// A function of a repository that is a file in the data directory.
  private enum FileCall: CaseIterable {
    case allSubscriptions, add, redirect, configure, recordFeedDetails, recordServerIDs, remove, text, allViews, changeViews, rules,
      changeRules
    case lastUndo, lastUndone, remember, moveToUndone, moveBack

    /// The file that the function needs.
    var file: String {
      switch self {
      case .allSubscriptions, .add, .redirect, .configure, .recordFeedDetails, .recordServerIDs, .remove, .text: "subscriptions.opml"
      case .allViews, .changeViews: "views"
      case .rules, .changeRules: "rules"
      case .lastUndo, .remember, .moveToUndone: "undo.jsonl"
      case .lastUndone, .moveBack: "redo.jsonl"
      }
    }

    func perform(in directory: DataDirectory) async throws(ReaderError) {
      let (executor, feed) = (FileExecutor(label: "strata.tests"), StoreSample.feed())
      let subscriptions = OPMLSubscriptionStore(directory: directory, executor: executor)
      let views = FileViewStore(directory: directory, executor: executor)
      let rules = FileRuleStore(directory: directory, executor: executor)
      let undo = JSONUndoStore(directory: directory, executor: executor)
      let entry = UndoEntry.read([StoreSample.article().id])
      switch self {
      case .allSubscriptions: _ = try await subscriptions.all()
      case .add: _ = try await subscriptions.add([])
      case .redirect: _ = try await subscriptions.redirect(feed, to: StoreSample.url(), former: nil)
      case .configure: _ = try await subscriptions.configure(feed, SubscriptionChange(title: "x"))
      case .recordFeedDetails: try await subscriptions.recordFeedDetails([:])
      case .recordServerIDs: try await subscriptions.recordServerIDs([:])
      case .remove: try await subscriptions.remove(feed)
      case .text: _ = try await subscriptions.text()
      case .allViews: _ = try await views.all()
      case .changeViews: _ = try await views.change(.add([]))
      case .rules: _ = try await rules.document()
      case .changeRules: _ = try await rules.change(.putBack("x", line: 1))
      case .lastUndo: _ = try await undo.last()
      case .lastUndone: _ = try await undo.lastUndone()
      case .remember: try await undo.remember(entry)
      case .moveToUndone: try await undo.moveToUndone(entry)
      case .moveBack: try await undo.moveBack(entry)
      }
    }
  }

  @Test("a repository that is a file says in Domain's words why the file cannot be read", arguments: FileCall.allCases)
  private func files(_ call: FileCall) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "\(call.file)/inside")
      let error = await #expect(throws: ReaderError.self) {
        try await call.perform(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      }
      guard case .store(.unreadable(let path, _))? = error else { throw try #require(error) }
      #expect(path == folder.path(call.file))
    }
  }

  @Test("an error of the status store alone is translated as well")
  func statuses() async throws {
    let error = DataStoreError.unwritable(path: "statuses.json", reason: "No space left on device")
    let memory = MemoryArticleStore()
    _ = try await memory.store([StoreSample.piece()], of: StoreSample.feed())
    let stores = ArticleStores(
      articles: memory, statuses: FailingDataStore(error: error),
      listings: MemoryListingStore(articles: memory, statuses: MemoryStatusStore()), fetchStates: MemoryFetchStateStore())
    let articles = StoredArticleRepository(
      stores: { stores }, refreshes: MemoryRefreshStore(), document: { _, _ in .empty }, html: { _, _ in nil })
    await #expect(throws: ReaderError.store(.unwritable(path: "statuses.json", reason: "No space left on device"))) {
      _ = try await articles.update(.matching(.all), .toggle(.read), in: [StoreSample.feed()])
    }
  }
}
