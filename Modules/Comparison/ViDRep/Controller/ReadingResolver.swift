import CoreScenes
import ReaderScenes

/// Creates every part of the reading scenes. It has one function for each part instead of a table of types, so that a missing part is a
/// compile error.
@MainActor
final class ReadingResolver {
  private let dependencies: ArticleListDependencies
  /// The repository that all scenes of this resolver share, because there is a single source of truth.
  private let repository: ReadingRepository

  init(_ dependencies: ArticleListDependencies) {
    self.dependencies = dependencies
    repository = ReadingRepository(watch: dependencies.watch)
  }

  /// The list alone.
  func articleList() -> ArticleListScene {
    listScene(ApplicationRouter(router: dependencies.router))
  }

  /// The list, the opened article and the count, over one repository.
  func readingSession(_ session: ReadingSessionDependencies) -> ReadingSessionScene {
    let dispatcher = readingDispatcher(session)
    let (now, display, wording) = (dependencies.now, session.detailDisplay, session.detailWording)
    let (countDisplay, countWording) = (session.countDisplay, session.countWording)
    let detail = ArticleDetailScene(dispatcher: dispatcher, repository: repository) { display.display(wording($0, now())) }
    let count = ArticleCountScene(dispatcher: dispatcher, repository: repository) { countDisplay.display(countWording($0)) }
    return ReadingSessionScene(list: listScene(ReadingSessionRouter(detail: detail)), count: count)
  }

  private func listScene(_ routerDelegate: any ArticleListRouterDelegate) -> ArticleListScene {
    ArticleListScene(
      routerDelegate: routerDelegate, dispatcher: listDispatcher(), repository: repository, display: dependencies.display,
      now: dependencies.now)
  }

  private func listDispatcher() -> ArticleListDispatcher {
    ArticleListDispatcher(
      reducer: ArticleReducer(), database: ArticleListDatabase(list: dependencies.list, changeStatus: dependencies.change),
      repository: repository, watch: dependencies.watch)
  }

  private func readingDispatcher(_ session: ReadingSessionDependencies) -> ArticleReadingDispatcher {
    ArticleReadingDispatcher(
      reducer: ArticleReducer(), database: ArticleReadingDatabase(read: session.read, count: session.count), repository: repository,
      watch: dependencies.watch)
  }
}
