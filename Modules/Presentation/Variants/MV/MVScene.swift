public import Scenes

/// The article list as a model and a view, with nothing between them.
///
/// ```
///   user   -> ArticleListView -> ArticleLibrary -> use cases
///   screen <- ArticleListView <-
/// ```
public enum MVScene {
  /// Connects the view to its dependencies.
  ///
  /// Their `watch` is not used: the view calls the model directly and draws the result, so the architecture has no hook.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    ArticleListView(
      library: ArticleLibrary(list: dependencies.list, change: dependencies.change), router: dependencies.router,
      display: dependencies.display, now: dependencies.now)
  }
}
