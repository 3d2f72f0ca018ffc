public import FileStorage
public import Domain

/// Where it is kept what the person did with articles. It does not know which articles there are: a status is kept for ever.
public protocol StatusDataStore: Sendable {
  /// The status of every article that something was done with.
  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// The statuses of these articles; those with which nothing was done are left out.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// Changes the status of these articles, each once, in one commit. Nothing is written when no status is another then.
  /// - Returns: their statuses after the change.
  func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus]
}
