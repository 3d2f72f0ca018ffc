public import Screens

/// The list of articles as a model and a view, and nothing between them.
///
/// ```
///   person -> ArticleListView -> ArticleLibrary -> use cases
///   screen <- ArticleListView <-
/// ```
public enum MVScene {
  /// Makes the view in its surroundings.
  ///
  /// Their `watch` has nothing to watch: the view calls the model like any other value, and draws what it returned. There is no seam.
  @MainActor
  public static func articleList(in surroundings: ArticleListSurroundings) -> any Interactor<ArticleList.Request> {
    ArticleListView(
      library: ArticleLibrary(list: surroundings.list, change: surroundings.change), router: surroundings.router,
      display: surroundings.display, now: surroundings.now)
  }
}
