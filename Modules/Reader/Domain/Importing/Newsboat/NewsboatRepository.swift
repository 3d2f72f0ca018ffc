/// Reads the feeds and articles of Newsboat, for an import.
public protocol NewsboatRepository: Sendable {
  /// Reads Newsboat's list. Errors in any of its files are thrown here, before anything is imported.
  /// - Throws: `document`, `importing`.
  func list(in place: NewsboatFiles) async throws(ReaderError) -> NewsboatSubscriptions

  /// The articles of a feed, newest first; empty when `place` names no cache file.
  /// - Throws: `document`, `importing`.
  func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReaderError) -> [NewsboatArticle]
}
