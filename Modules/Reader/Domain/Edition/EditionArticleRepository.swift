/// Supplies the articles of an edition, and marks them as read.
public protocol EditionArticleRepository: Sendable {
  /// The matching articles, each once and with its twins, newest first or in the query's order.
  func articles(matching query: EditionQuery) async throws(EditionError) -> EditionSelection

  /// Marks articles as read, in one action that the user can undo.
  func markRead(_ ids: [String]) async throws(EditionError) -> EditionMarking
}

/// The articles for an edition.
public struct EditionSelection: Hashable, Sendable {
  public let articles: [EditionArticle]
  /// The number of matching articles that exceed the limit.
  public let omitted: Int

  public init(_ articles: [EditionArticle], omitted: Int) {
    self.articles = articles
    self.omitted = omitted
  }
}

/// The result of marking the articles of an edition as read.
public struct EditionMarking: Hashable, Sendable {
  /// The number of articles that were unread before.
  public let marked: Int
  /// Why the marks cannot be undone, as a sentence; nil when they can.
  public let undoProblem: String?

  public init(marked: Int, undoProblem: String? = nil) {
    self.marked = marked
    self.undoProblem = undoProblem
  }
}
