import CoreDomain
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// Changes articles.
struct ChangeMiddleware: Middleware {
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    guard case .ask(.change(let requested)) = action else { return }
    do throws(ReadingError) {
      await dispatch(.changed(try await change(requested), requested))
    } catch {
      await dispatch(.refused(error, .change(requested)))
    }
  }
}
