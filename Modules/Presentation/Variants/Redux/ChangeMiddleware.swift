import Domain
import Scenes

/// Runs the use case that changes articles.
struct ChangeMiddleware: Middleware {
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  func process(
    _ action: ArticleListAction, in store: StoreAccess<ArticleListState, ArticleListAction>, next: (ArticleListAction) async -> Void
  ) async {
    await next(action)
    guard case .asked(.change(let requested)) = action else { return }
    do throws(ReadingError) {
      await store.dispatch(.changed(try await change(requested), requested))
    } catch {
      await store.dispatch(.changeFailed(error))
    }
  }
}
