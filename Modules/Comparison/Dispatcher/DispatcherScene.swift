public import CoreScenes
public import ReaderScenes

/// The article list in two rings: views and services outside; dispatcher, use cases, actor and view models inside.
///
/// ```
///   outer    | inner
///   View  -1-> Dispatcher -2-> UseCase -3-> Actor (4) -> ArticleService -> use cases of Domain, router
///    ^ (8)   |                    |5          ^
///    +---7------- ViewModel <-----+           |
///            |        +-----------6-----------+
/// ```
/// 1 A view sends an event. 2 The dispatcher logs it and maps it to a use case. 3 The use case asks the actor for actions, which 4 the actor does.
/// 5 After each action, the use case notifies the view models. 6 A view model asks the actor. 7 The view takes the answer over, and 8 shows it.
public enum DispatcherScene {
  /// Connects the scene to its dependencies. Their `watch` observes every event that the log records, from all views.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let actor = ReadingActor(service: DomainArticleService(list: dependencies, session: nil))
    return view(of: actor, in: dependencies)
  }

  /// Connects a reading session to its dependencies: list, detail and count ask the same actor.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    session(in: dependencies)
  }

  /// Connects a reading session, as a view that also takes system events and prints the log.
  @MainActor
  public static func session(in dependencies: ReadingSessionDependencies) -> ArticleListView {
    let (list, now) = (dependencies.list, dependencies.list.now)
    let actor = ReadingActor(service: DomainArticleService(list: list, session: dependencies))
    let detail = NotifiedViewModel(asking: { actor.detail }, wording: { dependencies.detailWording($0.result, now()) })
    let count = NotifiedViewModel(asking: { actor.count }, wording: { dependencies.countWording($0.result) })
    count.subscribe(CountView(display: dependencies.countDisplay).show)
    return view(of: actor, in: list, others: [detail, count]) { dispatcher in
      let view = DetailView(dispatcher: dispatcher, viewModel: detail, display: dependencies.detailDisplay)
      detail.subscribe(view.show)
      return view
    }
  }

  @MainActor
  private static func view(
    of actor: ReadingActor, in dependencies: ArticleListDependencies, others: [any Notified] = [],
    detail: (ReadingDispatcher) -> DetailView? = { _ in nil }
  ) -> ArticleListView {
    let list = NotifiedViewModel(asking: { actor.list }, wording: { $0.viewModel(now: dependencies.now()) })
    let dispatcher = ReadingDispatcher(actor: actor, viewModels: [list] + others, log: EventLog(watch: dependencies.watch))
    let rows = RowsView(dispatcher: dispatcher, display: dependencies.display)
    list.subscribe(rows.show)
    return ArticleListView(
      commandLine: CommandLineView(dispatcher: dispatcher), rows: rows, detail: detail(dispatcher), dispatcher: dispatcher)
  }
}
