import Presentation
package import Scenes
import VariantDispatcher
import VariantFlux
import VariantMV
import VariantMVVM
import VariantRedux
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
    case .flux: FluxScene.articleList(in: dependencies)
    case .redux: ReduxScene.articleList(in: dependencies)
    case .vidrep: ViDRepScene.articleList(in: dependencies)
    case .dispatcher: DispatcherScene.articleList(in: dependencies)
    }
  }

  private static func vip(in dependencies: ArticleListDependencies, tracing: Tracing) -> any Interactor<ArticleList.Request> {
    tracing.traced(
      ArticleListInteractor(
        list: dependencies.list, change: dependencies.change, router: dependencies.router,
        presenter: tracing.traced(ArticleListPresenter(display: dependencies.display)), now: dependencies.now))
  }
}
