import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import ReaderData
import ReaderDomain
import StorageDoubles
import Testing

@Suite("Refresh store contract")
struct RefreshStoreContract {
  private let feed = StoreSample.feed()
  private let later = StoreSample.moment.adding(minutes: 60)

  /// Stores an article that an earlier refresh brought, and two of a later one.
  private func fill(_ stores: Stores) async throws {
    for (moment, numbers) in [(StoreSample.moment, [1]), (later, [1, 2, 3])] {
      try await stores.refreshes.begin(at: moment)
      let pieces = numbers.map { ArticleMerge.IncomingArticle(article: StoreSample.article($0, seen: moment), body: .none) }
      _ = try await stores.articles.store(pieces, of: feed)
    }
  }

  private func new(_ stores: Stores) async throws -> Set<String> {
    Set(try await stores.repository.page(matching: ArticleQuery(refresh: .latest), in: [feed]).rows.map(\.article.title))
  }

  @Test("before the first refresh there is no latest one, and no article came with it", arguments: StoreKind.allCases)
  func none(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      #expect(try await stores.refreshes.latest() == nil)
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      #expect(try await new(stores) == [])
    }
  }

  @Test("the latest refresh brought the articles that were new in it", arguments: StoreKind.allCases)
  func latest(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      try await fill(stores)
      #expect(try await stores.refreshes.latest() == later)
      #expect(try await new(stores) == ["Article 2", "Article 3"])
      let query = ArticleQuery(refresh: .latest)
      #expect(try await stores.repository.count(matching: query, in: [feed]) == 2)
      #expect(try await stores.repository.statuses(matching: query, in: [feed]).count == 2)
      try await stores.refreshes.begin(at: later.adding(minutes: 1))
      #expect(try await new(stores) == [])
    }
  }

  @Test("new stores over the same data directory know the latest refresh", arguments: [StoreKind.files, .sqlite])
  func restart(_ kind: StoreKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(kind, directory: folder.path("home")))
      let stores = Stores(kind, directory: folder.path("home"))
      #expect(try await new(stores) == ["Article 2", "Article 3"])
      #expect(Set(try await stores.articles.articles(of: [feed]).map(\.firstSeen)) == [StoreSample.moment, later])
    }
  }

  @Test("what a refresh knew of the clock is stored beside its beginning, and a file of an earlier version trusts its own time")
  func clocks() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = Stores(directory: folder.path).refreshes
      #expect(try await store.clock() == nil)
      let (began, trusted) = ("\"began\":\"2026-03-01T09:30:00Z\"", "\"trusted\":\"2026-03-01T08:30:00Z\"")
      let cases: [(String, ClockTrust)] = [
        (began, ClockTrust(lastRequest: later)), ("\(began),\(trusted)", ClockTrust(lastRequest: StoreSample.moment)),
        ("\(began),\(trusted),\"told_of_clock\":true", ClockTrust(lastRequest: StoreSample.moment, isReported: true)),
      ]
      for (members, clock) in cases {
        let text = "{\"schema\":1,\"refresh\":{\(members)}}\n"
        try await store.begin(at: later, clock: clock)
        #expect(try folder.text("refresh.json") == text)
        try folder.put(text, "refresh.json")
        #expect(try await store.clock() == clock)
      }
    }
  }

  @Test("a damaged file is reported and set aside once, and the next refresh writes a new one")
  func damage() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores)
      try folder.put("{", "refresh.json")
      await #expect(throws: DataStoreError.self) { try await stores.refreshes.begin(at: later) }
      #expect(try folder.text("refresh.json.damaged-20260301T083000Z") == "{")
      try await stores.refreshes.begin(at: later)
      #expect(try await new(stores) == ["Article 2", "Article 3"])
    }
  }
}
