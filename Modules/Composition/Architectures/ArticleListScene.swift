import Presentation
package import Scenes
import VariantDispatcher
import VariantFlux
import VariantMV
import VariantMVVM
import VariantRedux
import VariantViDRep

/// The scene of the article list, made in one of its architectures.
@MainActor
package enum ArticleListScene {
  /// The scene's end that takes requests, with nothing traced.
  package static func make(_ architecture: SceneArchitecture, in dependencies: ArticleListDependencies) -> any Interactor<
    ArticleList.Request
  > {
    make(architecture, in: dependencies, tracing: Tracing(trace: nil))
  }

  /// The scene's end that takes requests.
  ///
  /// A trace hangs on the decorators of VIP, and on the seam that another architecture has of its own.
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
