import Screens

/// Hands every part those that it needs. It has a function a part and no table of types, so that a part that is missing does not compile.
@MainActor
final class Resolver {
  private let surroundings: ArticleListSurroundings

  /// The one repository that all scenes of this resolver share: there is one truth.
  private lazy var repository = ListingRepository(database: database())

  init(_ surroundings: ArticleListSurroundings) {
    self.surroundings = surroundings
  }

  func scene() -> ArticleListScene {
    ArticleListScene(dispatcher: dispatcher(), display: surroundings.display, now: surroundings.now)
  }

  func dispatcher() -> ArticleListDispatcher {
    ArticleListDispatcher(repository: repository, router: surroundings.router, watch: surroundings.watch)
  }

  func database() -> any ArticleDatabase {
    UseCaseDatabase(list: surroundings.list, changeStatus: surroundings.change)
  }
}
