public import CoreScenes
public import ReaderScenes

/// The article list as pure data and a view, with nothing between them.
///
/// ```
///   user   -> ArticleListView {query, list, phase} -> use cases
///   screen <- ArticleListView                     <- ArticleSummary
/// ```
///
/// A reading session has three views, each with state of its own, and a view around them that passes on the requests.
///
/// The `watch` of the dependencies is not used: a view calls the use cases and draws the result, so the architecture has no hook.
public enum MVScene {
  /// The article list.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    ArticleListView(dependencies)
  }

  /// A list, an article and a count of unread articles.
  ///
  /// The views share no state: after `open`, the row and the count stay as they were until the next list request.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    let count = ArticleCountView(dependencies)
    return ReadingSessionView(
      list: ArticleListView(dependencies.list, articlesChanged: count.recount), detail: ArticleDetailView(dependencies), count: count)
  }
}
