import CoreDomain
import SampleDomain

/// Runs the actions of the quote's scene, and writes the results into the repository. A quote has no rules, so there is no reducer.
struct RandomQuoteDispatcher: RandomQuoteDispatcherObject {
  let client: any UseCase<Void, QuoteSummary, QuoteError>
  let repository: RandomQuoteRepository

  /// While one quote is fetched, a second request is ignored: a user who taps twice wants one quote.
  func runAction(_ action: RandomQuoteAction) async {
    if case .fetching = repository.quote.phase { return }
    repository.quote = repository.quote.fetching
    do throws(QuoteError) {
      repository.quote = repository.quote.retrieved(try await client(()))
    } catch {
      repository.quote = repository.quote.failed(error)
    }
  }
}
