import ArticleStorage
import ArticleText
import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import FeedServers
import Files
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageMaintenance
import Subscriptions
import Testing

/// Contacts with a feed server in memory, over a real data directory.
@Suite("Contacts with a feed server", .timeLimit(.minutes(10)))
struct ServerRefreshTests {
  /// A process that uses a data directory, for which the server is in memory.
  private struct Client {
    let bound: BoundDirectory
    let server: MemoryFeedServer
    let storage: FeedStorage
    let subscriptions: OPMLSubscriptionStore
    let articles: StoredArticleRepository

    init(_ bound: BoundDirectory, _ server: MemoryFeedServer) {
      self.bound = bound
      self.server = server
      let executor = FileExecutor(label: "strata.tests")
      let stores: CurrentStores = { [selector = bound.selector] () async throws(DataStoreError) in try await selector.stores() }
      subscriptions = OPMLSubscriptionStore(directory: bound.directory, executor: executor)
      articles = StoredArticleRepository(
        stores: stores, refreshes: JSONRefreshStore(directory: bound.directory, executor: executor),
        document: { _, _ in .empty }, html: DocumentReader.html(of:page:))
      storage = FeedStorage(subscriptions: subscriptions, articles: articles, fetchStates: StoredFetchStateRepository(stores: stores))
    }

    func contact() async throws -> RefreshReport? {
      let refresh = RefreshFromServer(
        server: server, state: bound.state, storage: storage,
        limits: ArticleLimits(configuration: MemoryConfigurationRepository(), advisor: MemoryStorageAdvisor()),
        refreshLock: MemoryRefreshLock(), notifier: MemoryArticleNotifier(), markers: NoMarkers(),
        clock: RefreshClock(now: { .sample() }, sleep: { _ in }))
      var report: RefreshReport?
      for await batch in try await refresh(RefreshInput()) {
        for case .finished(let last) in batch { report = last }
      }
      return report
    }

    /// The stored articles with their marks, as `title: marks`, by identity.
    func stored() async throws -> [ArticleID: String] {
      let feeds = try await subscriptions.all().map(\.id)
      return try await articles.articles(matching: .everything, in: feeds).reduce(into: [:]) { stored, entry in
        stored[entry.article.id] = "\(entry.article.title): \(entry.status.marks.map(\.rawValue).sorted().joined(separator: " "))"
      }
    }

    /// Sets a mark of the articles with a title, as a command does.
    func mark(_ mark: ArticleMark, _ title: String) async throws {
      let ids = try await stored().filter { $0.value.hasPrefix("\(title):") }.map { ArticleReference($0.key.text) }
      _ = try await articles.update(.articles(ids), .set(mark, true), in: try await subscriptions.all().map(\.id))
    }
  }

  private static let url = WebURL.sample("https://example.org/feed")
  private static let titles = (1...40).map { "T\($0)" }

  /// The items as the feed itself has them.
  private static let published = titles.enumerated().map { place, title in
    FeedItem.sample(
      guid: "guid of \(title)", title: title, url: .sample("https://example.org/\(title)"), published: .sample(plusMinutes: place - 90))
  }

  /// The items as a server sends them.
  private static let served = published.map { item in
    var served = item
    served.guid = nil
    return served
  }

  @Test(
    "a feed that is fetched directly, then by a server, and then directly again keeps its articles and their marks",
    arguments: [StorageKind.json, .sqlite])
  func thereAndBack(kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let server = MemoryFeedServer()
      let client = Client(try BoundDirectory(path: folder.path("home"), kind), server)
      let feed = Subscription(url: Self.url, title: "", feedTitle: "News")
      _ = try await client.subscriptions.add([feed])
      func fetch(_ count: Int) async throws -> Int {
        let fetched = FetchedFeed(feed: feed.id, content: .sample(title: "News", items: Array(Self.published.prefix(count))))
        return try await client.articles.store(fetched, at: .sample()).new.count
      }
      #expect(try await fetch(20) == 20)
      try await client.mark(.starred, "T1")
      let direct = try await client.stored()

      try await client.bound.state.bind(BoundDirectory.account)
      let followed = await server.add(Self.url, title: "News")
      let ids = await server.publish(Array(Self.served.prefix(30)), in: followed.id)
      await server.mark(.starred, true, [ids[1]])
      await server.mark(.read, true, [ids[29]])
      #expect(try await client.contact()?.newArticles == 10)
      try await client.mark(.read, "T2")
      try await client.mark(.starred, "T25")
      #expect(try await client.contact()?.contact?.sent == 3)
      #expect(await server.starred == [ids[0], ids[1], ids[24]])
      let bound = try await client.stored()
      #expect(Set(direct.keys).isSubset(of: bound.keys) && bound.count == 30)
      #expect(bound.values.filter { !$0.hasSuffix(": ") }.sorted() == ["T1: starred", "T25: starred", "T2: read starred", "T30: read"])

      try await UnbindServer(server: server, state: client.bound.state, subscriptions: client.subscriptions)(())
      #expect(try await fetch(40) == 10)
      let again = try await client.stored()
      #expect(again.filter { bound[$0.key] != nil } == bound && again.count == 40)
    }
  }
}
