import DataLayer
import Domain
import Testing

/// The ways in which data is kept. The same suites run over each.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case files
  case sqlite

  var testDescription: String { rawValue }

  /// Does work with the stores of a home that goes away after it.
  func withStores<Answer>(_ work: (Stores) async throws -> Answer) async throws -> Answer {
    try await TemporaryFolder.with { folder async throws in
      switch self {
      case .memory:
        let statuses = MemoryStatusStore()
        let articles = MemoryArticleStore(statuses: statuses)
        return try await work(
          Stores(
            subscriptions: MemorySubscriptionStore(), articles: articles, statuses: statuses,
            listings: MemoryListingStore(articles: articles, statuses: statuses), visits: MemoryVisitStore()))
      case .files, .sqlite: return try await work(Stores(self, home: folder.path("home")))
      }
    }
  }
}

/// The data stores of one home.
struct Stores: Sendable {
  let subscriptions: any SubscriptionDataStore
  let articles: any ArticleDataStore
  let statuses: any StatusDataStore
  let listings: any ListingDataStore
  let visits: any VisitDataStore

  /// The articles over these stores; a body is shown as it is.
  var repository: StoredArticleRepository {
    StoredArticleRepository(articles: articles, statuses: statuses, listings: listings) { body, _ in
      switch body {
      case .html(let text, _), .text(let text): Document(blocks: [.preformatted(text)])
      case .none: .empty
      }
    }
  }
}

extension Stores {
  /// The stores of a process that works on a home of a kind that lasts.
  init(_ kind: StoreKind, home path: String) {
    self = kind == .sqlite ? Stores(databaseIn: path) : Stores(home: path)
  }

  /// The stores of a process that works on a home of files.
  init(home path: String, patience: Duration = .seconds(60)) {
    let home = HomeFolder(path: path, now: { StoreSample.moment }, patience: patience)
    let executor = FileExecutor(label: "strata.tests")
    self.init(
      subscriptions: OPMLSubscriptionStore(home: home, executor: executor), articles: JSONArticleStore(home: home, executor: executor),
      statuses: JSONStatusStore(home: home, executor: executor), listings: JSONListingStore(home: home, executor: executor),
      visits: JSONVisitStore(home: home, executor: executor))
  }
}

extension Stores {
  /// The stores of a process that works on a home with a database.
  init(databaseIn path: String, patience: Duration = .seconds(60)) {
    let home = HomeFolder(path: path, now: { StoreSample.moment }, patience: patience)
    let executor = FileExecutor(label: "strata.tests")
    let archive = SQLiteArchive(home: home, executor: executor)
    self.init(
      subscriptions: OPMLSubscriptionStore(home: home, executor: executor), articles: SQLiteArticleStore(archive: archive),
      statuses: SQLiteStatusStore(archive: archive), listings: SQLiteListingStore(archive: archive),
      visits: SQLiteVisitStore(archive: archive))
  }
}

extension ArticleDataStore {
  /// The articles of these feeds without their bodies.
  func articles(of feeds: [FeedID]) async throws(DataStoreError) -> [Article] {
    var articles: [Article] = []
    for feed in feeds { articles += try await pieces(of: feed).map(\.article) }
    return articles
  }
}
