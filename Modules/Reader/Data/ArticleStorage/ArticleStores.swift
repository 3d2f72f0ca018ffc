public import CoreData

/// The data stores of articles in one storage kind.
public struct ArticleStores: Sendable {
  public let articles: any ArticleDataStore
  /// The marks of the user.
  public let statuses: any StatusDataStore
  /// Queries for articles with their statuses.
  public let listings: any ListingDataStore
  public let fetchStates: any FetchStateDataStore
  /// Closes open files.
  package let close: @Sendable () async -> Void

  public init(
    articles: any ArticleDataStore, statuses: any StatusDataStore, listings: any ListingDataStore, fetchStates: any FetchStateDataStore,
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.articles = articles
    self.statuses = statuses
    self.listings = listings
    self.fetchStates = fetchStates
    self.close = close
  }
}

/// The stores that a data directory uses now.
public typealias CurrentStores = @Sendable () async throws(DataStoreError) -> ArticleStores
