/// The ways in which articles, what was done with them and the visits to servers are kept in a home.
public enum StorageKind: String, CaseIterable, Hashable, Sendable {
  /// Files of JSON, which any editor opens.
  case json
  /// One SQLite database, for archives of hundreds of thousands of articles.
  case sqlite
}
