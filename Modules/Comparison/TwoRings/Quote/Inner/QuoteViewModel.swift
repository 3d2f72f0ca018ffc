import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// Holds the quote that the view shows.
typealias QuoteViewModel = NotifiedViewModel<QuoteActor.Quote, RandomQuote.ViewModel>

extension RandomQuote.ViewModel {
  /// The quote in words.
  init(_ quote: QuoteActor.Quote, now: Timestamp) {
    switch quote {
    case .loading: self.init(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    case .loaded(let quote): self.init(quote, now: now)
    case .failed(let error): self.init(state: .failed, messages: [Self.message(for: error)], exported: .empty, outcome: .failed)
    case .notUnderstood(let line): self = .notUnderstood(line)
    }
  }

  private init(_ quote: QuoteSummary, now: Timestamp) {
    let isCached = quote.origin.isCached
    let age = isCached ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now)))" : ""
    let consequence = isCached ? "This is an earlier quote." : "The quote could not be saved."
    let problem = quote.origin.problem.map(Self.message(for:))
    self.init(
      state: .loaded(text: "“\(quote.text)”", source: "— \(quote.author ?? "unknown")\(age)"),
      messages: problem.map { [Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint)] } ?? [],
      exported: .record(RandomQuote.record(of: quote, problem: problem?.sentence)), outcome: .done)
  }

  private static func message(for error: QuoteError) -> Message {
    switch error {
    case .server(let url, let problem):
      Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherURL)
    case .notAQuote(let url, let found): Message(.failure, "\(url.shown): this is not a quote but \(found).", hint: otherURL)
    case .noQuotes:
      Message(
        .failure, "The built-in list of quotes is empty.",
        hint: "\(run: "config set \(SettingKey.quoteURL.name) URL") sets a server of quotes.")
    case .configuration(let error): ConfigurationErrorWording.message(for: error)
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let otherURL: MessageText =
    "\(run: "config set \(SettingKey.quoteURL.name) URL") sets another server, \(run: "config unset \(SettingKey.quoteURL.name)") shows the built-in quotes."
}
