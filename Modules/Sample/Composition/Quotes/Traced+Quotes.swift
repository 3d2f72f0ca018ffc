import CoreComposition
import CoreDomain
import SampleDomain

extension Traced: QuoteRepository where Base == any QuoteRepository {
  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote {
    try await step(url) { () async throws(QuoteError) in try await base.quote(from: url) }
  }
}
