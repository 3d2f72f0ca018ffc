import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// Opens articles in the reading session.
struct ReadMiddleware: Middleware {
  let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    switch action {
    case .ask(.open(let reference)): await dispatch(.open(reference))
    case .open(let reference): await open(reference, number: state.opening, dispatch)
    default: break
    }
  }

  private func open(_ reference: ArticleReference, number: Int, _ dispatch: (ArticleAction) async -> Void) async {
    do throws(ReadingError) {
      await dispatch(.opened(try await read(reference), reference, number: number))
    } catch {
      await dispatch(.openFailed(error, reference, number: number))
    }
  }
}

/// Opens articles in another scene.
struct RoutingMiddleware: Middleware {
  let router: any Router<ArticleList.Route>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    guard case .ask(.open(let reference)) = action else { return }
    await router.go(to: .article(reference))
    await dispatch(.routed(.article(reference)))
  }
}
