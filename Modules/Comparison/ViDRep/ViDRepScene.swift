public import CoreScenes
public import ReaderScenes

/// Scenes in the ViDRep architecture: view, dispatcher, repository.
///
/// A scene sends actions to a dispatcher. The dispatcher asks the reducer and the infrastructure, and writes the results into the
/// repository. The repository publishes each write, and the scene draws its part of the state.
///
/// ```
///          action             ask, answer
///   Scene --------> Dispatcher <--------> Reducer (rules)
///     ^                 |  ^------------> Database (use cases)
///     | state()         | write
///     +----------- Repository (all state, observed)
/// ```
public enum ViDRepScene {
  /// Creates the list alone. Its `watch` observes each action that a dispatcher runs, and each write that the repository publishes.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    ReadingResolver(dependencies).articleList()
  }

  /// Creates the list, the opened article and the count over one repository: opening an article marks its row and changes the count.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    ReadingResolver(dependencies.list).readingSession(dependencies)
  }
}
