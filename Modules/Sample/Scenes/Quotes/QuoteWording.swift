import CoreDomain
public import CoreScenes
public import SampleDomain

/// The messages for quote errors.
public enum QuoteWording {
  public static func message(for error: QuoteError) -> Message {
    switch error {
    case .server(let url, let problem):
      Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherURL)
    case .notAQuote(let url, let found):
      Message(.failure, "\(url.shown): this is not a quote but \(found).", hint: otherURL)
    case .configuration(let error): ConfigurationWording.message(for: error)
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let otherURL: MessageText = "\(run: "config set \(SettingKey.quoteURL.name) URL") sets another source of quotes."
}
