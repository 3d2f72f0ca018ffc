import ComparisonStore
import CoreDomain
import SampleDomain

/// Fetches a quote, unless one is already loading.
struct QuoteMiddleware: Middleware {
  let show: any UseCase<Void, QuoteSummary, QuoteError>

  func handle(
    _ action: QuoteAction, in state: Loadable<QuoteSummary, QuoteError>, dispatch: @MainActor (QuoteAction) async -> Void
  ) async {
    guard action == .fetch, state != .loading else { return }
    await dispatch(.set(.loading))
    do throws(QuoteError) {
      await dispatch(.set(.loaded(try await show(()))))
    } catch {
      await dispatch(.set(.failed(error)))
    }
  }
}
