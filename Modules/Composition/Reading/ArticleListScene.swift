import Presentation
package import Scenes
import VariantDispatcher
import VariantMV
import VariantMVVM
import VariantRedux
import VariantStoreViewState
import VariantViDRep

/// Creates the article list in one of its presentation architectures.
@MainActor
package enum ArticleListScene {
  /// Creates the scene without tracing.
  /// - Returns: The part of the scene that receives requests.
  package static func make(_ architecture: SceneArchitecture, in dependencies: ArticleListDependencies) -> any Interactor<
    ArticleList.Request
  > {
    make(architecture, in: dependencies, tracing: Tracing(trace: nil))
  }

  /// Creates the scene.
  ///
  /// Tracing uses decorators for VIP, and the architecture's own hook for the others.
  /// - Returns: The part of the scene that receives requests.
  static func make(
    _ architecture: SceneArchitecture, in dependencies: ArticleListDependencies, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    switch architecture {
    case .vip: vip(in: dependencies, tracing: tracing)
    case .mv: MVScene.articleList(in: dependencies)
    case .mvvm: MVVMScene.articleList(in: dependencies)
    case .store: StoreScene.articleList(in: dependencies)
    case .redux: ReduxScene.articleList(in: dependencies)
    case .vidrep: ViDRepScene.articleList(in: dependencies)
    case .dispatcher: DispatcherScene.articleList(in: dependencies)
    }
  }

  /// Creates a session: the list, an article and the number of unread articles.
  static func makeSession(
    _ architecture: SceneArchitecture, in dependencies: ReadingSessionDependencies, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    switch architecture {
    case .vip: vipSession(in: dependencies, tracing: tracing)
    case .mv: MVScene.readingSession(in: dependencies)
    case .mvvm: MVVMScene.readingSession(in: dependencies)
    case .store: StoreScene.readingSession(in: dependencies)
    case .redux: ReduxScene.readingSession(in: dependencies)
    case .vidrep: ViDRepScene.readingSession(in: dependencies)
    case .dispatcher: DispatcherScene.readingSession(in: dependencies)
    }
  }

  /// Three scenes, each with its own state.
  private static func vipSession(
    in dependencies: ReadingSessionDependencies, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    let parts = dependencies.list
    let detail = tracing.traced(
      ArticleDetailInteractor(
        read: dependencies.read, presenter: tracing.traced(ArticleDetailPresenter(display: dependencies.detailDisplay)), now: parts.now))
    let count = tracing.traced(
      ArticleCountInteractor(
        count: dependencies.count, presenter: tracing.traced(ArticleCountPresenter(display: dependencies.countDisplay))))
    let list = vip(
      in: ArticleListDependencies(
        list: parts.list, change: parts.change, router: tracing.traced(ArticleListRouter(detail: detail)), display: parts.display,
        now: parts.now), tracing: tracing)
    return ReadingSession(list: list, count: count)
  }

  private static func vip(in dependencies: ArticleListDependencies, tracing: Tracing) -> any Interactor<ArticleList.Request> {
    tracing.traced(
      ArticleListInteractor(
        list: dependencies.list, change: dependencies.change, router: dependencies.router,
        presenter: tracing.traced(ArticleListPresenter(display: dependencies.display)), now: dependencies.now))
  }
}
