/// Writes all that a user has as a folder of documents outside the data directory.
public protocol ArchiveRepository: Sendable {
  /// Adds articles to the archive.
  typealias Adding = ([ArticleDetails]) throws(ReaderError) -> Void

  /// Writes the list of subscriptions, and the articles. The folder appears when all is written; it must be new or empty.
  /// - Parameters:
  ///   - outline: the list, as an OPML text.
  ///   - path: the folder, which must be new or empty.
  ///   - articles: adds the articles, a few at once.
  /// - Returns: the number of articles.
  /// - Throws: `document`, `cancelled`, or an error of `articles`. Nothing is left then.
  func write(
    _ outline: String, toFolder path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
  ) async throws(ReaderError) -> Int
}
