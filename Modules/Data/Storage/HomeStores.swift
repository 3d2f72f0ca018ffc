public import Domain

/// The data stores of a home that is kept in one way.
public struct HomeStores: Sendable {
  /// Its articles.
  public let articles: any ArticleDataStore
  /// What was done with them.
  public let statuses: any StatusDataStore
  /// Questions about both.
  public let listings: any ListingDataStore
  /// The visits to servers.
  public let visits: any VisitDataStore

  /// Lets go of what they hold open.
  let close: @Sendable () async -> Void

  /// Makes the stores, on the thread for files. They change nothing when the home is kept in another way.
  public init(_ kind: StorageKind, home: HomeFolder, executor: FileExecutor) {
    let home = home.kept(in: kind)
    switch kind {
    case .json:
      articles = JSONArticleStore(home: home, executor: executor)
      statuses = JSONStatusStore(home: home, executor: executor)
      listings = JSONListingStore(home: home, executor: executor)
      visits = JSONVisitStore(home: home, executor: executor)
      close = {}
    case .sqlite:
      let archive = SQLiteArchive(home: home, executor: executor)
      articles = SQLiteArticleStore(archive: archive)
      statuses = SQLiteStatusStore(archive: archive)
      listings = SQLiteListingStore(archive: archive)
      visits = SQLiteVisitStore(archive: archive)
      close = { await archive.close() }
    }
  }
}
