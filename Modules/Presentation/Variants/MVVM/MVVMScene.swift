public import Scenes

/// The article list as a view that observes a view model, on top of the use cases and repositories of Domain.
///
/// ```
///   user   -> ArticleListView -> ArticleListViewModel -> UseCase -> Repository
///   screen <- ArticleListView <~ ArticleListViewModel <-
///                            observes
/// ```
public enum MVVMScene {
  /// Connects the view and its view model to their dependencies. Their `watch` observes the intents that the view sends to the view model.
  /// The view model's frames are observed properties, not messages, so `watch` does not see them.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let viewModel = ArticleListViewModel(
      list: dependencies.list, change: dependencies.change, router: dependencies.router, now: dependencies.now)
    return ArticleListView(viewModel: viewModel, display: dependencies.display, watch: dependencies.watch)
  }
}
