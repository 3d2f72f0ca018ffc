public import Scenes

/// The article list as one state, and a pure function that computes the next state.
///
/// ```
///   user   -> ArticleListView -> dispatch -> Middleware … -> ArticleListReducer -> ArticleListState
///                                   ^            |                                       |
///                                   +- actions --+                                       |
///   screen <- ArticleListView <- ArticleListSelector <- subscribes ----------------------+
/// ```
/// Every effect is a middleware, and the result of an effect is another action.
public enum ReduxScene {
  /// Connects the scene to its dependencies. Their `watch` observes every action, as the first middleware.
  /// - Returns: The input side of the view.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    var middlewares: [any Middleware<ArticleListState, ArticleListAction>] = [
      RouteMiddleware(router: dependencies.router),
      ChangeMiddleware(change: dependencies.change),
      // The last middleware, directly before the reducer: no other middleware runs between its two reads of the state.
      ListMiddleware(list: dependencies.list),
    ]
    if let watch = dependencies.watch { middlewares.insert(WatchMiddleware(watch: watch), at: 0) }
    let store = Store(ArticleListState(), middlewares: middlewares, reduce: ArticleListReducer.reduce)
    return ArticleListView(store: store, display: dependencies.display, now: dependencies.now)
  }
}
