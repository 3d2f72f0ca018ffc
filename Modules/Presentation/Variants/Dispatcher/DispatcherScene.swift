public import Scenes

/// The list of articles in Dispatcher–Actor: events go into one log, use cases do what they want, an actor holds the state, and a view model
/// that the use cases notify has the views drawn.
///
/// ```
///   external         internal                                                     external
///   person -> Views -> Dispatcher (EventLog) -> UseCase -> ArticleService | Router -> use cases of Domain, other scenes
///                                               UseCase <-> Actor
///   screen <- Views <- ViewModel <------------- UseCase
/// ```
public enum DispatcherScene {
  /// Makes the scene in its surroundings. Their `watch` sees every event that the log records, whichever view or use case sent it.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let viewModel = ArticleListViewModel(now: dependencies.now)
    let dispatcher = ArticleListDispatcher(
      service: DomainArticleService(list: dependencies.list, changeStatus: dependencies.change), router: dependencies.router,
      viewModel: viewModel, log: EventLog(watch: dependencies.watch))
    viewModel.subscribe(dependencies.display.display)
    return ArticleListView(dispatcher: dispatcher)
  }
}
