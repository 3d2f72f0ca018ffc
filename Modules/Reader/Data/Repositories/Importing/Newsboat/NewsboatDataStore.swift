public import ReaderDomain

/// The data store of another feed reader's articles. The file is outside the data directory and is never changed.
public protocol NewsboatDataStore: Sendable {
  /// The feeds in the file by feed URL. The whole file is checked for damage first.
  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord]

  /// The articles of the feed with this URL, newest first.
  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle]
}
