public import CoreScenes
public import ReaderScenes
import VariantStoreViewState

/// The article list, and a reading session, as one state that actions and a pure reducer change.
///
/// ```
///   user   -> View -> DispatchingViewState -> ActionDispatcher -> ReduxStore <-- next action --+
///                                                                  | 1 ArticleReducer, apply   |
///                                                                  | 2 Middlewares, in order --+
///   screen <- ListViewState, DetailViewState, CountViewState <~~~ ArticleStore
///                                                       subscribe
/// ```
/// Everything from the action dispatcher to the reducer can be exchanged. View states and store stay, so they are those of
/// VariantStoreViewState: this is the one variant that imports another.
public enum ReduxScene {
  /// Connects the list to its dependencies. Their `watch` observes every action.
  /// - Returns: The input side of the view.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let store = ArticleStore()
    let page = ListViewState(store: store, display: dependencies.display, now: dependencies.now)
    let middlewares = listEffects(dependencies) + [RoutingMiddleware(router: dependencies.router)]
    let dispatcher = dispatcher(to: store, middlewares, watch: dependencies.watch)
    return ArticleListView(viewState: DispatchingViewState(page: page, dispatcher: dispatcher))
  }

  /// Connects a reading session to its dependencies. Their `watch` observes every action.
  /// - Returns: The input side of the view.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    readingSession(in: dependencies, tracker: nil, log: nil)
  }

  /// Connects a reading session to its dependencies, a tracker and a log.
  /// - Returns: The input side of the view, which also goes back and forward.
  @MainActor
  public static func readingSession(
    in dependencies: ReadingSessionDependencies, tracker: (any Tracker)?, log: (any ActionLog)?
  ) -> TravellingView {
    let store = ArticleStore()
    let dispatcher = dispatcher(
      to: store, middlewares(in: dependencies, tracker: tracker, log: log), watch: dependencies.list.watch)
    let view = ReadingView(store: store, dispatcher: dispatcher, dependencies: dependencies)
    return TravellingView(view, store: store, dispatch: dispatcher.dispatch)
  }

  /// The middlewares of a reading session, in their order.
  @MainActor
  static func middlewares(
    in dependencies: ReadingSessionDependencies, tracker: (any Tracker)?, log: (any ActionLog)?
  ) -> [any Middleware<ArticleState, ArticleAction>] {
    var middlewares =
      listEffects(dependencies.list) + [ReadMiddleware(read: dependencies.read), CountMiddleware(count: dependencies.count)]
    if let tracker { middlewares.insert(TrackingMiddleware(tracker: tracker), at: 0) }
    if let log { middlewares.insert(LoggingMiddleware(log: log), at: 0) }
    return middlewares
  }

  @MainActor
  private static func listEffects(_ dependencies: ArticleListDependencies) -> [any Middleware<ArticleState, ArticleAction>] {
    [ListMiddleware(list: dependencies.list), ChangeMiddleware(change: dependencies.change)]
  }

  @MainActor
  private static func dispatcher(
    to store: ArticleStore, _ middlewares: [any Middleware<ArticleState, ArticleAction>], watch: (any SceneTracer)?
  ) -> StoreDispatcher<ReduxStore<ArticleState, ArticleAction>> {
    StoreDispatcher(store: ReduxStore(store, middlewares: middlewares, watch: watch, reduce: ArticleReducer.reduce))
  }
}

extension ArticleStore: StateContainer {}
