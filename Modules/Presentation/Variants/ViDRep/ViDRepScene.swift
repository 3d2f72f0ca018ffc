public import Scenes

/// The list of articles in ViDRep: a Scene dispatches what a person asks for, the Dispatcher has the Repository work, a pure Reducer makes the
/// next state of what came of it, and the Scene observes that state.
///
/// ```
///   person -> Scene -> Dispatcher -> Repository -> Database -> use cases
///   screen <- Scene <- State <- Reducer <- AsyncState <-
/// ```
public enum ViDRepScene {
  /// Makes the scene in its surroundings. Their `watch` sees what the dispatcher is given, and each action that it gives the reducer.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    Resolver(dependencies).scene()
  }
}
