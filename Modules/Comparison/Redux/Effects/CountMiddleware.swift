import CoreDomain
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// Counts unread articles when the state demands it. An article that is opened during a count makes the count outdated, so it is repeated.
struct CountMiddleware: Middleware {
  let count: any UseCase<ArticleQuery, Int, ReadingError>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    switch action {
    case .listed, .listFailed:
      if state.countDemand != .none { await dispatch(.count) }
    case .changed, .opened, .counted:
      if state.countDemand == .now { await dispatch(.count) }
    case .count: await run(number: state.counting, dispatch)
    default: break
    }
  }

  private func run(number: Int, _ dispatch: (ArticleAction) async -> Void) async {
    do throws(ReadingError) {
      await dispatch(.counted(try await count(ReadingSessionDependencies.counted), number: number))
    } catch {
      await dispatch(.countFailed(error, number: number))
    }
  }
}
