import CoreDomain
public import CorePresentation
public import CoreScenes
import SampleDomain
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
        exported: .record(record(of: quote)), outcome: .done)
    case .failed(let error):
      RandomQuote.ViewModel(state: .failed, messages: [QuoteWording.message(for: error)], exported: .empty, outcome: .failed)
    case .notUnderstood(let line): RandomQuote.ViewModel.notUnderstood(line)
    }
  }

  private nonisolated static func source(of quote: QuoteSummary, now: Timestamp) -> String {
    let age = quote.isRemembered ? " (seen \(AgeWording.phrase(of: quote.seen, now: now)))" : ""
    return "— \(quote.author ?? "unknown")\(age)"
  }

  private nonisolated static func messages(about quote: QuoteSummary) -> [Message] {
    guard let message = quote.problem.map(QuoteWording.message(for:)) else { return [] }
    let consequence = quote.isRemembered ? "This is an earlier quote." : "The quote could not be saved."
    return [Message(.warning, "\(message.sentence) \(consequence)", hint: message.hint)]
  }

  private nonisolated static func record(of quote: QuoteSummary) -> ExportedRecord {
    ExportedRecord([
      .init("id", .text(quote.id)),
      .init("text", .text(quote.text)),
      .init("author", .text(orNull: quote.author)),
      .init("seen", .moment(quote.seen)),
      .init("is_remembered", .bool(quote.isRemembered)),
      .init("problem", .message(orNull: quote.problem.map { QuoteWording.message(for: $0).sentence })),
    ])
  }
}
