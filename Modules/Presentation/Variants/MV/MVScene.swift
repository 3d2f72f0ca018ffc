public import Scenes

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
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    ArticleListView(
      library: ArticleLibrary(list: dependencies.list, change: dependencies.change), router: dependencies.router,
      display: dependencies.display, now: dependencies.now)
  }
}
