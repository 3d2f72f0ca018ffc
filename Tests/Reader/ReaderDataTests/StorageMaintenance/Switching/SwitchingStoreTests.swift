import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageMaintenance
import Testing

@Suite("Stores that follow the storage kind of the data directory")
struct SwitchingStoreTests {
  private static let feed = StoreSample.feed()

  /// The switching stores over one directory with files and one with a database, and those stores themselves.
  private struct Sample {
    let selector: StorageSelector
    let json: DataDirectoryStores
    let sqlite: DataDirectoryStores
    private let folder: TemporaryFolder

    init(in folder: TemporaryFolder) async throws {
      self.folder = folder
      let executor = FileExecutor(label: "strata.tests")
      func stores(_ kind: StorageKind, _ name: String) async throws -> DataDirectoryStores {
        let directory = DataDirectory(path: folder.path(name), now: { StoreSample.moment }, patience: .milliseconds(50))
        try await StoredStorageRepository(directory: directory, executor: executor).choose(kind)
        return DataDirectoryStores(kind, directory: directory, executor: executor)
      }
      json = try await stores(.json, "json")
      sqlite = try await stores(.sqlite, "sqlite")
      selector = StorageSelector(
        directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: executor)
      try choose(.json)
    }

    func choose(_ kind: StorageKind) throws {
      try folder.put("{\"schema\":1,\"store\":{\"kind\":\"\(kind == .json ? "json" : "sqlite")\"}}", "home/store.json")
    }

    func stores(_ kind: StorageKind) -> DataDirectoryStores { kind == .json ? json : sqlite }

    var articles: SwitchingArticleStore { SwitchingArticleStore(selector, json: json.articles, sqlite: sqlite.articles) }
    var statuses: SwitchingStatusStore { SwitchingStatusStore(selector, json: json.statuses, sqlite: sqlite.statuses) }
    var listings: SwitchingListingStore { SwitchingListingStore(selector, json: json.listings, sqlite: sqlite.listings) }
    var fetchStates: SwitchingFetchStateStore {
      SwitchingFetchStateStore(selector, json: json.fetchStates, sqlite: sqlite.fetchStates)
    }
  }

  private static func with(_ work: (Sample) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder async throws in try await work(try await Sample(in: folder)) }
  }

  @Test("articles go to the store of the current kind, and come from it")
  func articles() async throws {
    try await Self.with { sample async throws in
      for (kind, number) in [(StorageKind.json, 1), (.sqlite, 2)] {
        try sample.choose(kind)
        let piece = StoreSample.piece(number, body: "Body \(number)")
        _ = try await sample.articles.store([piece], of: Self.feed)
        #expect(try await sample.articles.articles(of: Self.feed) == [piece])
        #expect(try await sample.stores(kind).articles.articles(of: Self.feed) == [piece])
        #expect(try await sample.articles.body(of: piece.article.id, in: Self.feed) == .html("Body \(number)"))
        #expect(try await sample.articles.completeFeeds() == [Self.feed: 1])
        #expect(try await sample.articles.feedsWithArticles() == [Self.feed])
      }
      let retention = Retention(mostArticles: 0)
      let removed = try await sample.articles.purge(Self.feed, keeping: retention, document: [], at: StoreSample.moment)
      #expect(removed == 1)
      #expect(try await sample.stores(.sqlite).articles.articles(of: Self.feed).isEmpty)
      #expect(try await sample.stores(.json).articles.articles(of: Self.feed).count == 1)
    }
  }

  @Test("statuses go to the store of the current kind, and come from it")
  func statuses() async throws {
    try await Self.with { sample async throws in
      for (kind, number) in [(StorageKind.json, 1), (.sqlite, 2)] {
        try sample.choose(kind)
        let id = StoreSample.article(number).id
        #expect(try await sample.statuses.update([id], .set(.read, true)) == [id: ArticleStatus([.read])])
        try await sample.statuses.update([StatusEdit(mark: .starred, isSet: true, ids: [id])])
        let expected = [id: ArticleStatus([.read, .starred])]
        #expect(try await sample.statuses.all() == expected)
        #expect(try await sample.statuses.statuses(of: [id]) == expected)
        #expect(try await sample.stores(kind).statuses.all() == expected)
      }
    }
  }

  @Test("every list and count comes from the store of the current kind", arguments: StorageKind.allCases)
  func listings(_ kind: StorageKind) async throws {
    try await Self.with { sample async throws in
      let stores = sample.stores(kind)
      try sample.choose(kind)
      _ = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: Self.feed)
      let ids = (1...3).map { StoreSample.article($0).id }
      _ = try await stores.statuses.update([ids[1]], .set(.read, true))
      let read = ArticleQuery(having: [.read])
      let listings = sample.listings
      #expect(try await listings.page(matching: read, in: [Self.feed]).rows.map(\.article.id) == [ids[1]])
      #expect(try await listings.count(matching: .all, in: [Self.feed]) == 3)
      #expect(try await listings.statuses(matching: read, in: [Self.feed]) == [ids[1]: ArticleStatus([.read])])
      #expect(try await listings.counts(in: [Self.feed]) == [Self.feed: ArticleCounts(all: 3, unread: 2, starred: 0)])
      #expect(try await listings.entries(of: [ids[0]], in: [Self.feed]).map(\.article.id) == [ids[0]])
      let reference = ArticleReference(ids[2])
      #expect(try await listings.ids(of: [reference], in: [Self.feed]) == [reference: [ids[2]]])
    }
  }

  @Test("fetch states go to the store of the current kind, and come from it")
  func fetchStates() async throws {
    try await Self.with { sample async throws in
      for (kind, failures) in [(StorageKind.json, 1), (.sqlite, 2)] {
        try sample.choose(kind)
        let state = [Self.feed: FetchState(failures: failures)]
        try await sample.fetchStates.record(state)
        #expect(try await sample.fetchStates.all() == state)
        #expect(try await sample.stores(kind).fetchStates.all() == state)
      }
    }
  }

  @Test("a damaged store.json is an error, and neither store is asked")
  func damaged() async throws {
    try await TemporaryFolder.with { folder async throws in
      let sample = try await Sample(in: folder)
      try folder.put("{", "home/store.json")
      await #expect(throws: DataStoreError.self) { try await sample.statuses.update([StoreSample.article().id], .set(.read, true)) }
      #expect(try await sample.json.statuses.all().isEmpty)
      #expect(try await sample.sqlite.statuses.all().isEmpty)
    }
  }
}
