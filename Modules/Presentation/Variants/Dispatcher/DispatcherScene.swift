public import Scenes

/// The article list in the Dispatcher–Actor architecture.
///
/// All events go into one log, and each event runs a use case. An actor holds the state. The use cases notify a view model, and the view
/// model updates the views.
///
/// ```
///   external         internal                                                     external
///   user   -> Views -> Dispatcher (EventLog) -> UseCase -> ArticleService | Router -> use cases of Domain, other scenes
///                                               UseCase <-> Actor
///   screen <- Views <- ViewModel <------------- UseCase
/// ```
public enum DispatcherScene {
  /// Connects the scene to its dependencies. Their `watch` observes every event that the log records, from all views and use cases.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let viewModel = ArticleListViewModel(now: dependencies.now)
    let dispatcher = ArticleListDispatcher(
      service: DomainArticleService(list: dependencies.list, markArticles: dependencies.change), router: dependencies.router,
      viewModel: viewModel, log: EventLog(watch: dependencies.watch))
    viewModel.subscribe(dependencies.display.display)
    return ArticleListView(dispatcher: dispatcher)
  }
}
