import Scenes

/// Creates every part with its dependencies. It has one function for each part instead of a table of types, so that a missing part is a
/// compile error.
@MainActor
final class Resolver {
  private let dependencies: ArticleListDependencies

  /// The repository that all scenes of this resolver share, because there is a single source of truth.
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
    UseCaseDatabase(list: dependencies.list, markArticles: dependencies.change)
  }
}
