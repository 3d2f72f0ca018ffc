public import CoreData
public import ReaderDomain

/// Stores the read and starred marks of the user. It is independent of the stored articles: a status is kept forever.
public protocol StatusDataStore: Sendable {
  /// The status of every article that the user ever marked.
  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// The statuses of these articles. Articles that the user never marked are left out.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// Changes statuses in one commit, each change once for each of its articles. If no status changes, nothing is written.
  /// - Parameters:
  ///   - update: the changes.
  ///   - reach: the articles that the commit reaches.
  ///   - note: receives the statuses of the reached articles before the change, inside the commit and before anything is written. It is not
  ///     called without articles. If it throws, nothing changes.
  /// - Returns: the reached articles with their statuses before the change.
  func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus]
}

extension StatusDataStore {
  /// Changes statuses in one commit.
  public func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] { try await self.update(update, reaching: reach) { _ in } }

  /// Makes edits in one commit, even of articles that are not stored.
  public func update(_ edits: [StatusEdit]) async throws(DataStoreError) { _ = try await update(StatusUpdate(edits), reaching: .all) }
}
