/// What other readers keep: feeds and articles that a person brings along.
public protocol ArchiveRepository: Sendable {
  /// What the reader follows. All that is wrong with its files shows here, before anything is taken over.
  /// - Throws: `document`.
  func list(in place: ArchivePlace) async throws(ReadingError) -> ArchivedList

  /// The articles of a feed, newest first; none when the place names no file of articles.
  /// - Throws: `document`.
  func items(of feed: ArchivedFeed, in place: ArchivePlace) async throws(ReadingError) -> [ArchivedItem]
}
