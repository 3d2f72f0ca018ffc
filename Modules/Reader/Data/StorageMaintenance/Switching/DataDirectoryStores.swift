public import ArticleStorage
public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain
internal import SQLiteStorage

/// The data stores of a data directory with one storage kind.
public struct DataDirectoryStores: Sendable {
  public let articles: any ArticleDataStore
  /// The marks of the user.
  public let statuses: any StatusDataStore
  /// Queries for articles with their statuses.
  public let listings: any ListingDataStore
  public let fetchStates: any FetchStateDataStore

  /// Closes open files.
  package let close: @Sendable () async -> Void

  /// Their changes fail when the directory uses another storage kind.
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
