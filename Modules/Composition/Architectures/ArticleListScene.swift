import Presentation
package import Screens
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
  package static func make(_ architecture: SceneArchitecture, in surroundings: ArticleListSurroundings) -> any Interactor<
    ArticleList.Request
  > {
    make(architecture, in: surroundings, tracing: Tracing(trace: nil))
  }

  /// The scene's end that takes requests.
  ///
  /// A trace hangs on the decorators of VIP, and on the seam that another architecture has of its own.
  static func make(
    _ architecture: SceneArchitecture, in surroundings: ArticleListSurroundings, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    switch architecture {
    case .vip: vip(in: surroundings, tracing: tracing)
    case .mv: MVScene.articleList(in: surroundings)
    case .mvvm: MVVMScene.articleList(in: surroundings)
    case .flux: FluxScene.articleList(in: surroundings)
    case .redux: ReduxScene.articleList(in: surroundings)
    case .vidrep: ViDRepScene.articleList(in: surroundings)
    case .dispatcher: DispatcherScene.articleList(in: surroundings)
    }
  }

  private static func vip(in surroundings: ArticleListSurroundings, tracing: Tracing) -> any Interactor<ArticleList.Request> {
    tracing.traced(
      ArticleListInteractor(
        list: surroundings.list, change: surroundings.change, router: surroundings.router,
        presenter: tracing.traced(ArticleListPresenter(display: surroundings.display)), now: surroundings.now))
  }
}
