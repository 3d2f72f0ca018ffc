public import CoreDomain

/// Gets a quote from the source that the settings name, or a built-in one.
public struct ShowQuote: UseCase {
  private let quotes: any QuoteRepository
  private let configuration: any ConfigurationRepository

  public init(quotes: any QuoteRepository, configuration: any ConfigurationRepository) {
    self.quotes = quotes
    self.configuration = configuration
  }

  public func callAsFunction(_: Void) async throws(QuoteError) -> QuoteSummary {
    QuoteTranslator.summary(of: try await quotes.quote(from: try await url()))
  }

  private func url() async throws(QuoteError) -> WebURL? {
    do throws(ConfigurationError) {
      return try await configuration.configuration().requiring(.quoteURL).url(.quoteURL)
    } catch {
      throw error == .cancelled ? .cancelled : .configuration(error)
    }
  }
}
