import ArticleStorage
import ArticleText
import CoreData
import CoreDomain
import DataDoubles
import FeedServers
import Files
import ReaderData
import ReaderDomain
import StatusSync
import StorageDoubles
import StorageMaintenance
import Testing

/// A session of a process: a repository that lives on while other processes change how the data directory is stored and synced.
@Suite("The stores that a data directory uses now")
struct StorageSelectorTests {
  private static let feed = StoreSample.feed()
  private static let ids = (1...6).map { StoreSample.article($0).id }

  private static func directory(_ folder: TemporaryFolder, _ name: String) -> DataDirectory {
    DataDirectory(path: folder.path(name), now: { StoreSample.moment }, timeout: .seconds(60))
  }

  /// The selector of a process of its own.
  private static func selector(_ folder: TemporaryFolder, _ name: String = "home") -> StorageSelector {
    StorageSelector(directory: directory(folder, name), executor: FileExecutor(label: "strata.tests"), now: { StoreSample.moment })
  }

  private static func repository(_ selector: StorageSelector, _ folder: TemporaryFolder) -> StoredArticleRepository {
    StoredArticleRepository(
      stores: { () async throws(DataStoreError) in try await selector.stores() },
      refreshes: JSONRefreshStore(directory: directory(folder, "home"), executor: FileExecutor(label: "strata.tests")),
      document: { _, _ in .empty }, html: { _, _ in nil })
  }

  private static func convert(_ folder: TemporaryFolder, to kind: StorageKind) async throws {
    let storage = StoredStorageRepository(
      directory: directory(folder, "home"), documents: { _ in [] }, executor: FileExecutor(label: "strata.tests"))
    #expect(try await storage.migrate(to: kind).kind == kind)
  }

  /// Stars an article in the session, and looks which are starred then.
  private static func starred(_ number: Int, _ session: StoredArticleRepository) async throws -> [Int] {
    _ = try await session.update(.articles([ArticleReference(ids[number])]), .set(.starred, true), in: [feed])
    return try await stars(session)
  }

  private static func stars(_ session: StoredArticleRepository) async throws -> [Int] {
    try await session.page(matching: ArticleQuery(having: [.starred]), in: [feed]).rows.compactMap { ids.firstIndex(of: $0.article.id) }
      .sorted()
  }

  @Test("a session goes on, and loses no mark, while other processes convert the store and turn sync on and off")
  func session() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "shared/.keep")
      let (mine, other) = (Self.selector(folder), Self.selector(folder, "other"))
      let session = Self.repository(mine, folder)
      for selector in [mine, other] {
        _ = try await selector.stores().articles.store((1...6).map { StoreSample.piece($0) }, of: Self.feed)
      }
      _ = try await other.sync.begin(in: folder.path("shared"), called: "other")
      #expect(try await Self.starred(0, session) == [0])
      try await Self.convert(folder, to: .sqlite)
      #expect(try await Self.starred(1, session) == [0, 1])

      _ = try await Self.selector(folder).sync.begin(in: folder.path("shared"), called: "mine")
      #expect(try await Self.starred(2, session) == [0, 1, 2])
      try await Self.convert(folder, to: .json)
      #expect(try await Self.starred(3, session) == [0, 1, 2, 3])
      #expect(try await Set(other.stores().statuses.all().keys) == Set(Self.ids.prefix(4)), "the other device has every star")
      _ = try await other.stores().statuses.update([Self.ids[5]], .set(.starred, true))
      #expect(try await Self.stars(session) == [0, 1, 2, 3, 5])

      _ = try await Self.selector(folder).sync.end()
      #expect(try await Self.starred(4, session) == [0, 1, 2, 3, 4, 5])
      #expect(try await other.stores().statuses.all()[Self.ids[4]] == nil, "after its end, the session syncs nothing")
      try await Self.convert(folder, to: .sqlite)
      #expect(try await Self.stars(session) == [0, 1, 2, 3, 4, 5])
    }
  }

  @Test("a fetch state is stored in the kind that the directory has")
  func fetchStates() async throws {
    try await TemporaryFolder.with { folder async throws in
      let selector = Self.selector(folder)
      let states = StoredFetchStateRepository(stores: { () async throws(DataStoreError) in try await selector.stores() })
      try await states.record([Self.feed: FetchState(failures: 1)])
      try await Self.convert(folder, to: .sqlite)
      #expect(try await states.all() == [Self.feed: FetchState(failures: 1)])
      try await states.record([Self.feed: FetchState(failures: 2)])
      let sqlite = ArticleStores(.sqlite, directory: Self.directory(folder, "home"), executor: FileExecutor(label: "strata.tests"))
      #expect(try await sqlite.fetchStates.all() == [Self.feed: FetchState(failures: 2)])
    }
  }

  @Test("have sync only while sync is on")
  func sync() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "shared/.keep")
      let selector = Self.selector(folder)
      #expect(try await !(selector.stores().articles is SyncedArticleStore))
      _ = try await Self.selector(folder).sync.begin(in: folder.path("shared"), called: "mine")
      let synced = try await selector.stores()
      #expect(synced.articles is SyncedArticleStore && synced.statuses is SyncedStatusStore && synced.listings is SyncedListingStore)
      _ = try await Self.selector(folder).sync.end()
      #expect(try await !(selector.stores().statuses is SyncedStatusStore))
    }
  }

  @Test("have a queue only while the directory is bound to a feed server")
  func server() async throws {
    try await TemporaryFolder.with { folder async throws in
      let selector = Self.selector(folder)
      let state = FileServerStateRepository(
        directory: Self.directory(folder, "home"), statuses: selector.statuses, executor: FileExecutor(label: "strata.tests"))
      try await state.bind(ServerAccount(url: StoreSample.url("https://reader.example/"), user: "bob", userID: "7"))
      let queued = try await selector.stores()
      #expect(queued.articles is QueuedArticleStore && queued.statuses is QueuedStatusStore)
      try await state.unbind()
      #expect(try await !(selector.stores().statuses is QueuedStatusStore))
    }
  }

  @Test("a damaged store.json is an error, and neither kind of store is asked")
  func damaged() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{", "home/store.json")
      let session = Self.repository(Self.selector(folder), folder)
      let error = await #expect(throws: ReaderError.self) {
        try await session.update(StatusUpdate([Self.ids[0]], .set(.read, true)), reaching: .all)
      }
      guard case .store(.malformed(let path, 1, _))? = error else { throw try #require(error) }
      #expect(path == folder.path("home/store.json"))
      #expect(try folder.names(in: "home") == ["store.json"])
    }
  }
}
