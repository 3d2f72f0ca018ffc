public import CoreScenes
public import ReaderScenes

/// The article list, and a reading session, as one store and a view state for each page.
///
/// ```
///   user   -> View -> ViewAction <-> use case
///                         | update
///                     ArticleStore ~~~ subscribes ~~~ ListViewState   -> list
///                                  ~~~ subscribes ~~~ DetailViewState -> article
///                                  ~~~ subscribes ~~~ CountViewState  -> number
/// ```
/// The store is the only truth. View actions and view states do not know each other. VariantRedux, the second form of the same
/// architecture, drives the same store and view states through actions and a reducer: it is the one variant that may import another, so
/// this target has package access.
public enum StoreScene {
  /// Connects the list to its dependencies. Their `watch` observes each update of the store.
  /// - Returns: The input side of the view.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let store = ArticleStore(watch: dependencies.watch)
    return ArticleListView(
      viewState: ListViewState(store: store, display: dependencies.display, now: dependencies.now),
      action: ListViewAction(dependencies, store: store), open: { await dependencies.router.go(to: .article($0)) })
  }

  /// Connects a reading session to its dependencies. Their `watch` observes each update of the store.
  /// - Returns: The input side of the view.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    let store = ArticleStore(watch: dependencies.list.watch)
    let count = CountViewAction(count: dependencies.count, store: store)
    let detail = DetailViewAction(read: dependencies.read, store: store, count: count)
    let list = ArticleListView(
      viewState: ListViewState(store: store, display: dependencies.list.display, now: dependencies.list.now),
      action: ListViewAction(dependencies.list, store: store, count: count), open: detail.open)
    return ReadingView(
      list: list,
      pages: (DetailViewState(store: store, dependencies: dependencies), CountViewState(store: store, dependencies: dependencies)))
  }
}
