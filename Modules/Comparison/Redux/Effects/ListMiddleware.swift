import CoreDomain
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// Reads lists: those that the user asks for, and the current one again after a change.
struct ListMiddleware: Middleware {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    switch action {
    case .ask(let request): await ask(request, in: state, dispatch)
    case .changed(let result, let requested):
      guard let query = state.query else { return }
      await dispatch(.list(query.repeated(state.list.listed), .changed(result, requested)))
    case .list:
      guard let listing = state.listing else { return }
      await read(listing, dispatch)
    default: break
    }
  }

  private func ask(_ request: ArticleList.Request, in state: ArticleState, _ dispatch: (ArticleAction) async -> Void) async {
    do throws(ReadingError) {
      guard let query = try request.query(after: state.query, state.list.listed) else { return }
      await dispatch(.list(query, .asked(request)))
    } catch {
      await dispatch(.refused(error, request))
    }
  }

  private func read(_ listing: Listing, _ dispatch: (ArticleAction) async -> Void) async {
    do throws(ReadingError) {
      await dispatch(.listed(try await list(listing.query), listing))
    } catch {
      await dispatch(.listFailed(error, listing))
    }
  }
}
