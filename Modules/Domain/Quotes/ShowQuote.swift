/// Gets a quote from where the person's settings say.
public struct ShowQuote: UseCase {
  private let quotes: any QuoteRepository
  private let configuration: any ConfigurationRepository

  /// Makes the use case over its repositories.
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
