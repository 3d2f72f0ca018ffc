public import Scenes

/// The article list as a store that only actions change.
///
/// ```
///   user   -> ArticleListView -> ArticleListActionCreator -> Dispatcher -> ArticleListStore
///   screen <- ArticleListViewState <--------------------------------------------+
///                                                            observes
/// ```
/// Each arrow has one direction, and there is no other path from the user to the store.
public enum FluxScene {
  /// Connects the scene to its dependencies. Their `watch` observes the dispatcher, which receives every action.
  /// - Returns: The input side of the view.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let dispatcher = Dispatcher<ArticleListAction>(watch: dependencies.watch)
    let store = ArticleListStore(dispatcher: dispatcher)
    ArticleListViewState(display: dependencies.display, now: dependencies.now).observe(store)
    return ArticleListView(actions: ArticleListActionCreator(dependencies: dependencies, store: store, dispatcher: dispatcher))
  }
}
