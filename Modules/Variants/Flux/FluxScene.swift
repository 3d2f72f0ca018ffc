public import Screens

/// The list of articles as a store that only actions change.
///
/// ```
///   person -> ArticleListView -> ArticleListActionCreator -> Dispatcher -> ArticleListStore
///   screen <- ArticleListViewState <--------------------------------------------+
///                                                            observes
/// ```
/// Each arrow has one direction, and there is no other way from a person to the store.
public enum FluxScene {
  /// Makes the scene in its surroundings. `watch` watches the dispatcher, through which every action goes.
  /// - Returns: the view's input end.
  @MainActor
  public static func articleList(in surroundings: ArticleListSurroundings) -> any Interactor<ArticleList.Request> {
    let dispatcher = Dispatcher<ArticleListAction>(watch: surroundings.watch)
    let store = ArticleListStore(dispatcher: dispatcher)
    ArticleListViewState(display: surroundings.display, now: surroundings.now).observe(store)
    return ArticleListView(actions: ArticleListActionCreator(surroundings: surroundings, store: store, dispatcher: dispatcher))
  }
}
