/// Supplies the articles of an edition, and marks them read.
public protocol EditionArticleRepository: Sendable {
  /// The articles that match, the newest first or in the query's order, each with its twins.
  func articles(matching query: EditionQuery) async throws(EditionError) -> EditionSelection

  /// Marks articles read, in one action that the user can undo.
  func markRead(_ ids: [String]) async throws(EditionError) -> EditionMarking
}

/// The articles for an edition.
public struct EditionSelection: Hashable, Sendable {
  public let articles: [EditionArticle]
  /// The number of articles that match but did not fit.
  public let omitted: Int

  public init(_ articles: [EditionArticle], omitted: Int = 0) {
    self.articles = articles
    self.omitted = omitted
  }
}

/// What became of the marks of an edition's articles.
public struct EditionMarking: Hashable, Sendable {
  /// The number of articles that were unread and are read now.
  public let marked: Int
  /// Why the marks cannot be undone, as a sentence; nil when they can.
  public let undoProblem: String?

  public init(marked: Int, undoProblem: String? = nil) {
    self.marked = marked
    self.undoProblem = undoProblem
  }
}
