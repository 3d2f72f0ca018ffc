import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@Suite("Presentation of a quote")
struct RandomQuotePresenterTests {
  private func viewModel(_ quote: QuoteSummary) -> RandomQuote.ViewModel {
    RandomQuotePresenter.viewModel(for: .loaded(quote, at: .sample()))
  }

  @Test("a loading quote is a sentence, and exports nothing yet")
  func loading() {
    let viewModel = RandomQuotePresenter.viewModel(for: .loading)
    #expect(
      viewModel
        == RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done))
    #expect(viewModel.isLoading)
  }

  @Test(
    "a quote has its author, and its age when it comes from the cache",
    arguments: [
      (.sample(author: "A puddle"), "— A puddle"), (.sample(author: nil), "— unknown"),
      (.sample(author: "A puddle", seen: .sample(plusMinutes: -180), isRemembered: true), "— A puddle (seen 3h ago)"),
      (.sample(author: nil, seen: .sample(), isRemembered: true), "— unknown (seen just now)"),
      (.sample(author: "A puddle", seen: .sample(plusMinutes: -180), isRemembered: false), "— A puddle"),
    ] as [(QuoteSummary, String)])
  func loaded(quote: QuoteSummary, source: String) {
    let viewModel = viewModel(quote)
    #expect(viewModel.state == .loaded(text: "“Rain is also weather.”", source: source))
    #expect(viewModel.messages.isEmpty && viewModel.outcome == .done && !viewModel.isLoading)
  }

  @Test(
    "an error despite a quote is a warning with its consequence, not a failure",
    arguments: QuoteError.all, [(true, "This is an earlier quote."), (false, "The quote could not be saved.")])
  func problem(error: QuoteError, remembered: (is: Bool, consequence: String)) {
    let viewModel = viewModel(.sample(isRemembered: remembered.is, problem: error))
    let message = QuoteWording.message(for: error)
    #expect(viewModel.messages == [Message(.warning, "\(message.sentence) \(remembered.consequence)", hint: message.hint)])
    #expect(viewModel.outcome == .done)
  }

  @Test("a quote is a record for programs that always has every field")
  func exported() {
    let quote = QuoteSummary.sample(isRemembered: true, problem: .cancelled)
    #expect(
      viewModel(quote).exported
        == .record(
          ExportedRecord([
            .init("id", .text("1")), .init("text", .text("Rain is also weather.")), .init("author", .text("A puddle")),
            .init("seen", .text("2026-03-01T08:30:00Z")), .init("is_remembered", .bool(true)),
            .init("problem", .message("Stopped before it was done.")),
          ])))
    let bare = viewModel(.sample(author: nil)).exported.records?.first
    #expect(bare?.names == viewModel(quote).exported.records?.first?.names)
    #expect(bare?["author"] == .null && bare?["problem"] == .null && bare?["is_remembered"] == .bool(false))
  }

  @Test("a failure has its message and nothing else", arguments: QuoteError.all)
  func failure(error: QuoteError) {
    let viewModel = RandomQuotePresenter.viewModel(for: .failed(error))
    #expect(
      viewModel
        == RandomQuote.ViewModel(state: .failed, messages: [QuoteWording.message(for: error)], exported: .empty, outcome: .failed))
    #expect(!viewModel.isLoading)
  }

  @Test("an unknown command is a failure with one message")
  func notUnderstood() {
    #expect(
      RandomQuotePresenter.viewModel(for: .notUnderstood("dance"))
        == RandomQuote.ViewModel(
          state: .failed, messages: [Message(.failure, "'dance' is not a command.", hint: "Type help for the list.")], exported: .empty,
          outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<RandomQuote.ViewModel>()
    RandomQuotePresenter(display: display).present(.loaded(.sample(), at: .sample()))
    #expect(display.values == [viewModel(.sample())])
  }
}
