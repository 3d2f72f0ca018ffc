/// What other readers keep: feeds and articles that a person brings along.
public protocol NewsboatRepository: Sendable {
  /// What the reader follows. All that is wrong with its files shows here, before anything is taken over.
  /// - Throws: `document`.
  func list(in place: NewsboatFiles) async throws(ReadingError) -> NewsboatSubscriptions

  /// The articles of a feed, newest first; none when the place names no file of articles.
  /// - Throws: `document`.
  func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReadingError) -> [NewsboatArticle]
}
