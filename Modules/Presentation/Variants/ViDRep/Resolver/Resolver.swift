import Scenes

/// Hands every part those that it needs. It has a function a part and no table of types, so that a part that is missing does not compile.
@MainActor
final class Resolver {
  private let dependencies: ArticleListDependencies

  /// The one repository that all scenes of this resolver share: there is one truth.
  private lazy var repository = ListingRepository(database: database())

  init(_ dependencies: ArticleListDependencies) {
    self.dependencies = dependencies
  }

  func scene() -> ArticleListScene {
    ArticleListScene(dispatcher: dispatcher(), display: dependencies.display, now: dependencies.now)
  }

  func dispatcher() -> ArticleListDispatcher {
    ArticleListDispatcher(repository: repository, router: dependencies.router, watch: dependencies.watch)
  }

  func database() -> any ArticleDatabase {
    UseCaseDatabase(list: dependencies.list, changeStatus: dependencies.change)
  }
}
