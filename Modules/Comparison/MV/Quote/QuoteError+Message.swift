import CoreDomain
import CoreScenes
import SampleDomain

extension QuoteError {
  /// The error in words, like Foundation's `localizedDescription`. Both forms of the quote show it.
  var message: Message {
    switch self {
    case .server(let url, let problem):
      Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? Self.otherURL)
    case .notAQuote(let url, let found):
      Message(.failure, "\(url.shown): this is not a quote but \(found).", hint: Self.otherURL)
    case .noQuotes:
      Message(.failure, "The built-in list of quotes is empty.", hint: "\(run: "config set quote.url URL") sets a server of quotes.")
    case .configuration(let error): ConfigurationErrorWording.message(for: error)
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let otherURL: MessageText =
    "\(run: "config set quote.url URL") sets another server, \(run: "config unset quote.url") shows the built-in quotes."
}
