public import ArticleStorage
public import CoreData
internal import FileStorage
public import Files
public import ReaderDomain
internal import SQLiteStorage

extension ArticleStores {
  /// The stores of a data directory in one storage kind. Their changes fail when the directory uses another kind.
  public init(_ kind: StorageKind, directory: DataDirectory, executor: FileExecutor) {
    let directory = directory.kept(in: kind)
    switch kind {
    case .json:
      self.init(
        articles: JSONArticleStore(directory: directory, executor: executor),
        statuses: JSONStatusStore(directory: directory, executor: executor),
        listings: JSONListingStore(directory: directory, executor: executor),
        fetchStates: JSONFetchStateStore(directory: directory, executor: executor))
    case .sqlite:
      let database = SQLiteDatabase(directory: directory, executor: executor)
      self.init(
        articles: SQLiteArticleStore(database: database), statuses: SQLiteStatusStore(database: database),
        listings: SQLiteListingStore(database: database), fetchStates: SQLiteFetchStateStore(database: database),
        close: { await database.close() })
    }
  }
}
