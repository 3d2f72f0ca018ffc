package import ArticleStorage
import ArticleText
package import CoreData
import DataDoubles
import Files
package import ReaderData
package import ReaderDomain
import ReaderDoubles
import SQLiteStorage
import Subscriptions

/// The storage kinds. The contract suites run once for each kind.
package enum StoreKind: String, CaseIterable, Sendable {
  case memory
  case files
  case sqlite

  /// Runs `work` with the stores of a temporary data directory.
  package func withStores<Answer>(_ work: (Stores) async throws -> Answer) async throws -> Answer {
    try await TemporaryFolder.with { folder async throws in
      switch self {
      case .memory:
        let statuses = MemoryStatusStore()
        let articles = MemoryArticleStore(statuses: statuses)
        return try await work(
          Stores(
            subscriptions: MemorySubscriptionRepository(), articles: articles, statuses: statuses,
            listings: MemoryListingStore(articles: articles, statuses: statuses), fetchStates: MemoryFetchStateStore(),
            refreshes: MemoryRefreshStore()))
      case .files, .sqlite: return try await work(Stores(self, directory: folder.path("home")))
      }
    }
  }
}

/// The data stores of one data directory.
package struct Stores: Sendable {
  package let subscriptions: any SubscriptionRepository
  package let articles: any ArticleDataStore
  package let statuses: any StatusDataStore
  package let listings: any ListingDataStore
  package let fetchStates: any FetchStateDataStore
  package let refreshes: any RefreshDataStore

  /// The same stores in every call.
  package var current: CurrentStores {
    let stores = ArticleStores(articles: articles, statuses: statuses, listings: listings, fetchStates: fetchStates)
    return { stores }
  }

  /// The article repository over these stores. It shows a body as preformatted text.
  package var repository: StoredArticleRepository {
    StoredArticleRepository(
      stores: current, refreshes: refreshes,
      document: { body, _ in
        switch body {
        case .html(let text, _), .text(let text): Document(blocks: [.preformatted([.text(text)])])
        case .none: .empty
        }
      }, html: DocumentReader.html(of:page:))
  }
}

extension Stores {
  /// The stores of a process that uses a data directory of a persistent kind.
  package init(_ kind: StoreKind, directory path: String) {
    self = kind == .sqlite ? Stores(databaseIn: path) : Stores(directory: path)
  }

  /// The stores of a process that uses a data directory with JSON files.
  package init(directory path: String, timeout: Duration = .seconds(60)) {
    let directory = DataDirectory(path: path, now: { StoreSample.moment }, timeout: timeout)
    let executor = FileExecutor(label: "strata.tests")
    self.init(
      subscriptions: OPMLSubscriptionStore(directory: directory, executor: executor),
      articles: JSONArticleStore(directory: directory, executor: executor),
      statuses: JSONStatusStore(directory: directory, executor: executor),
      listings: JSONListingStore(directory: directory, executor: executor),
      fetchStates: JSONFetchStateStore(directory: directory, executor: executor),
      refreshes: JSONRefreshStore(directory: directory, executor: executor))
  }
}

extension Stores {
  /// The stores of a process that uses a data directory with a database.
  package init(databaseIn path: String, timeout: Duration = .seconds(60)) {
    let directory = DataDirectory(path: path, now: { StoreSample.moment }, timeout: timeout)
    let executor = FileExecutor(label: "strata.tests")
    let database = SQLiteDatabase(directory: directory, executor: executor)
    self.init(
      subscriptions: OPMLSubscriptionStore(directory: directory, executor: executor), articles: SQLiteArticleStore(database: database),
      statuses: SQLiteStatusStore(database: database), listings: SQLiteListingStore(database: database),
      fetchStates: SQLiteFetchStateStore(database: database), refreshes: JSONRefreshStore(directory: directory, executor: executor))
  }
}

extension ArticleDataStore {
  /// The body of an article; `none` when the article or its body is missing.
  package func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await bodies(of: [article], in: feed)[article]?.body ?? .none
  }

  /// The articles of these feeds, without their bodies.
  package func articles(of feeds: [FeedID]) async throws(DataStoreError) -> [Article] {
    var found: [Article] = []
    for feed in feeds { found += try await articles(of: feed).map(\.article) }
    return found
  }
}
