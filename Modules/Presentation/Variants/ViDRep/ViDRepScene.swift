public import Scenes

/// The article list in the ViDRep architecture.
///
/// The scene dispatches the user's requests, and the dispatcher runs them in the repository. A pure reducer computes the next state from
/// the results, and the scene observes that state.
///
/// ```
///   user   -> Scene -> Dispatcher -> Repository -> Database -> use cases
///   screen <- Scene <- State <- Reducer <- AsyncState <-
/// ```
public enum ViDRepScene {
  /// Connects the scene to its dependencies. Their `watch` observes each request to the dispatcher, and each action to the reducer.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    Resolver(dependencies).scene()
  }
}
