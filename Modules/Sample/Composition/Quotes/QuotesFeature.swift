package import CoreComposition
package import CoreDomain
import SampleData
package import SampleDomain

/// The use case of the quotes feature, with its dependencies.
package struct QuotesFeature {
  package static let settings = [SettingKey.quoteURL]

  package let showQuote: any UseCase<Void, QuoteSummary, QuoteError>

  package init(on platform: Platform, configuration: any ConfigurationRepository) {
    let tracing = platform.tracing
    let network = WebQuoteStore(client: platform.web, now: platform.now)
    let memory = JSONQuoteStore(directory: platform.directory, executor: platform.files)
    let quotes: any QuoteRepository = tracing.traced(
      StoredQuoteRepository(network: network, memory: memory) { $0.randomElement() }, by: Traced.init)
    showQuote = tracing.traced(ShowQuote(quotes: quotes, configuration: configuration))
  }
}
