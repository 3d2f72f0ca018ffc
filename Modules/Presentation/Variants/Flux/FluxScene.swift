public import Scenes

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
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let dispatcher = Dispatcher<ArticleListAction>(watch: dependencies.watch)
    let store = ArticleListStore(dispatcher: dispatcher)
    ArticleListViewState(display: dependencies.display, now: dependencies.now).observe(store)
    return ArticleListView(actions: ArticleListActionCreator(dependencies: dependencies, store: store, dispatcher: dispatcher))
  }
}
