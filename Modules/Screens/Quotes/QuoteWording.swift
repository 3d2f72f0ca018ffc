public import Domain

/// Why there is no quote, in words.
public enum QuoteWording {
  /// The message for an error.
  public static func message(for error: QuoteError) -> Message {
    switch error {
    case .server(let address, let problem):
      Message(.failure, "\(address.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherAddress)
    case .notAQuote(let address, let found):
      Message(.failure, "\(address.shown): this is no quote but \(found).", hint: otherAddress)
    case .configuration(let error): ConfigurationWording.message(for: error)
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let otherAddress = "'strata config set \(SettingKey.quoteAddress.rawValue) URL' names another place for quotes."
}
