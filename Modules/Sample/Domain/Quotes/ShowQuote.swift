public import CoreDomain

/// Fetches a quote from the server named in the settings.
public struct ShowQuote: UseCase {
  private let quotes: any QuoteRepository
  private let configuration: any ConfigurationRepository

  public init(quotes: any QuoteRepository, configuration: any ConfigurationRepository) {
    self.quotes = quotes
    self.configuration = configuration
  }

  public func callAsFunction(_: Void) async throws(QuoteError) -> QuoteSummary {
    let url = try await url()
    return QuoteTranslator.summary(of: try await quotes.quote(from: url))
  }

  private func url() async throws(QuoteError) -> WebURL {
    do throws(ConfigurationError) {
      return try await configuration.configuration().quoteURL
    } catch {
      throw error == .cancelled ? .cancelled : .configuration(error)
    }
  }
}
