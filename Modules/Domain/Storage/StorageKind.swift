/// The ways in which articles, what was done with them and the visits to servers are kept in a home.
public enum StorageKind: String, CaseIterable, Hashable, Sendable {
  /// Files of JSON, which any editor opens.
  case json
  /// One SQLite database, for archives of hundreds of thousands of articles.
  case sqlite

  /// So many articles are served well by files: a list of them takes no longer than people call instant.
  public static let mostArticlesInFiles = 100_000
}
