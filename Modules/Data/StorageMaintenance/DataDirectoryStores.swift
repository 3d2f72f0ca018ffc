public import ArticleStorage
public import FileStorage
public import Files
internal import SQLiteStorage
public import Domain

/// The data stores of a home that is kept in one way.
public struct DataDirectoryStores: Sendable {
  /// Its articles.
  public let articles: any ArticleDataStore
  /// What was done with them.
  public let statuses: any StatusDataStore
  /// Questions about both.
  public let listings: any ListingDataStore
  /// The visits to servers.
  public let fetchStates: any FetchStateDataStore

  /// Lets go of what they hold open.
  package let close: @Sendable () async -> Void

  /// Makes the stores, on the thread for files. They change nothing when the home is kept in another way.
  public init(_ kind: StorageKind, directory: DataDirectory, executor: FileExecutor) {
    let directory = directory.kept(in: kind)
    switch kind {
    case .json:
      articles = JSONArticleStore(directory: directory, executor: executor)
      statuses = JSONStatusStore(directory: directory, executor: executor)
      listings = JSONListingStore(directory: directory, executor: executor)
      fetchStates = JSONFetchStateStore(directory: directory, executor: executor)
      close = {}
    case .sqlite:
      let database = SQLiteDatabase(directory: directory, executor: executor)
      articles = SQLiteArticleStore(database: database)
      statuses = SQLiteStatusStore(database: database)
      listings = SQLiteListingStore(database: database)
      fetchStates = SQLiteFetchStateStore(database: database)
      close = { await database.close() }
    }
  }
}
