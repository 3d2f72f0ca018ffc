public import Scenes

/// The list of articles as one state, and a pure function that makes the next one of it.
///
/// ```
///   person -> ArticleListView -> dispatch -> Middleware … -> ArticleListReducer -> ArticleListState
///                                   ^            |                                       |
///                                   +- actions --+                                       |
///   screen <- ArticleListView <- ArticleListSelector <- subscribes ----------------------+
/// ```
/// Whatever has an effect is a middleware, and whatever comes of the effect is one more action.
public enum ReduxScene {
  /// Makes the scene in its surroundings. `watch` watches every action, as the first of the middlewares.
  /// - Returns: the view's input end.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    var middlewares: [any Middleware<ArticleListState, ArticleListAction>] = [
      RouteMiddleware(router: dependencies.router),
      ChangeMiddleware(change: dependencies.change),
      // Next to the reducer: nothing comes between what it looks at before an action and after it.
      ListMiddleware(list: dependencies.list),
    ]
    if let watch = dependencies.watch { middlewares.insert(WatchMiddleware(watch: watch), at: 0) }
    let store = Store(ArticleListState(), middlewares: middlewares, reduce: ArticleListReducer.reduce)
    return ArticleListView(store: store, display: dependencies.display, now: dependencies.now)
  }
}
