/// Tells a program of the user's choice about new articles.
public protocol ArticleNotifier: Sendable {
  /// Runs the program with the articles as its input, and waits for its end. When the task is cancelled, the program is stopped.
  /// - Throws: `feed(.program)`, `cancelled`.
  func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReaderError)
}
