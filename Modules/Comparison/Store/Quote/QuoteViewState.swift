public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The state of the quote's page: a copy of the quote, which it draws in words when the quote changes in the store.
@MainActor
public final class QuoteViewState {
  public private(set) var quote: Loadable<QuoteSummary, QuoteError> { didSet { draw() } }
  private let display: any Display<RandomQuote.ViewModel>
  private let now: CurrentTime

  public init(store: QuoteStore, display: any Display<RandomQuote.ViewModel>, now: @escaping CurrentTime) {
    quote = store.quote
    self.display = display
    self.now = now
    store.$quote.subscribe(to: \.self) { [weak self] in self?.quote = $0 }
  }

  /// Shows that a line is not a command. The quote stays.
  public func showNotUnderstood(_ line: String) {
    display.display(.notUnderstood(line))
  }

  private func draw() {
    switch quote {
    case .idle: break
    case .loading: show(.loading("Waiting for a quote …"))
    case .loaded(let quote): draw(quote)
    case .failed(let error): show(.failed, messages: [Self.message(for: error)], outcome: .failed)
    }
  }

  private func draw(_ quote: QuoteSummary) {
    let isEarlier = quote.origin.isCached
    let problem = quote.origin.problem.map { Self.message(for: $0) }
    let age = isEarlier ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now())))" : ""
    let consequence = isEarlier ? "This is an earlier quote." : "The quote could not be saved."
    show(
      .loaded(text: "“\(quote.text)”", source: "— \(quote.author ?? "unknown")\(age)"),
      messages: problem.map { [Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint)] } ?? [],
      exported: .record(RandomQuote.record(of: quote, problem: problem?.sentence)))
  }

  private func show(
    _ state: RandomQuote.State, messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done
  ) {
    display.display(RandomQuote.ViewModel(state: state, messages: messages, exported: exported, outcome: outcome))
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
