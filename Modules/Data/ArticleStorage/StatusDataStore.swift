public import FileStorage
public import Domain

/// Stores the read and starred marks of the user. It is independent of the stored articles: a status is kept forever.
public protocol StatusDataStore: Sendable {
  /// The status of every article that the user ever marked.
  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// The statuses of these articles. Articles that the user never marked are left out.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// Changes the status of these articles, once each, in one commit. If no status changes, nothing is written.
  /// - Returns: their statuses after the change.
  func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// Makes edits of several marks in one commit. If no status changes, nothing is written.
  func update(_ edits: [StatusEdit]) async throws(DataStoreError)
}
