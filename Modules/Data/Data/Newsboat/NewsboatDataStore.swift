public import Domain

/// The data store of another reader's articles, in a file outside of the program's home, which it never changes.
public protocol NewsboatDataStore: Sendable {
  /// What it knows about its feeds, by their names in the archive. The whole file is looked through first.
  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord]

  /// The articles of the feed with this name, newest first.
  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle]
}
