public import Scenes

/// The list of articles as a view that observes a view model, over the use cases and repositories of Domain.
///
/// ```
///   person -> ArticleListView -> ArticleListViewModel -> UseCase -> Repository
///   screen <- ArticleListView <~ ArticleListViewModel <-
///                            observes
/// ```
public enum MVVMScene {
  /// Makes the view and its view model in their surroundings. `watch` watches the intents that pass from the view to the view model; what
  /// comes back is observed, not passed.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let viewModel = ArticleListViewModel(
      list: dependencies.list, change: dependencies.change, router: dependencies.router, now: dependencies.now)
    return ArticleListView(viewModel: viewModel, display: dependencies.display, watch: dependencies.watch)
  }
}
