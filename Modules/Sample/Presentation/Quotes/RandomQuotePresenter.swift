import CoreDomain
public import CorePresentation
public import CoreScenes
package import SampleDomain
public import SampleScenes

/// Formats a quote for display.
public struct RandomQuotePresenter: Presenter {
  private let display: any Display<RandomQuote.ViewModel>

  public init(display: any Display<RandomQuote.ViewModel>) {
    self.display = display
  }

  public func present(_ response: RandomQuote.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: RandomQuote.Response) -> RandomQuote.ViewModel {
    switch response {
    case .loading:
      RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    case .loaded(let quote, let now):
      RandomQuote.ViewModel(
        state: .loaded(text: "“\(quote.text)”", source: source(of: quote, now: now)), messages: messages(about: quote),
        exported: .record(RandomQuote.record(of: quote, problem: problem(of: quote)?.sentence)), outcome: .done)
    case .failed(let error):
      RandomQuote.ViewModel(state: .failed, messages: [QuoteWording.message(for: error)], exported: .empty, outcome: .failed)
    case .notUnderstood(let line): RandomQuote.ViewModel.notUnderstood(line)
    }
  }

  private nonisolated static func source(of quote: QuoteSummary, now: Timestamp) -> String {
    let age = quote.origin.isCached ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now)))" : ""
    return "— \(quote.author ?? "unknown")\(age)"
  }

  private nonisolated static func messages(about quote: QuoteSummary) -> [Message] {
    guard let problem = problem(of: quote) else { return [] }
    let consequence = quote.origin.isCached ? "This is an earlier quote." : "The quote could not be saved."
    return [Message(.warning, "\(problem.sentence) \(consequence)", hint: problem.hint)]
  }

  private nonisolated static func problem(of quote: QuoteSummary) -> Message? {
    quote.origin.problem.map { QuoteWording.message(for: $0) }
  }
}

/// The messages for quote errors.
package enum QuoteWording {
  package static func message(for error: QuoteError) -> Message {
    switch error {
    case .server(let url, let problem):
      Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem) ?? otherURL)
    case .notAQuote(let url, let found):
      Message(.failure, "\(url.shown): this is not a quote but \(found).", hint: otherURL)
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
