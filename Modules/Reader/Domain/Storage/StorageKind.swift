/// The storage formats of articles, statuses and fetch states in a data directory. `StorageSelector` tells which one a data directory uses,
/// according to its `store.json`.
public enum StorageKind: String, CaseIterable, Hashable, Sendable {
  /// JSON files, which any editor opens.
  case json
  /// One SQLite database, for hundreds of thousands of articles.
  case sqlite

  /// The number of articles up to which files are fast enough: listing them still feels instant.
  public static let maximumArticlesInFiles = 100_000
}
