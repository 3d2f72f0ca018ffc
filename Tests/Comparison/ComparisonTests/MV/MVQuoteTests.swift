import ComparisonScenes
import CoreDoubles
import CoreScenes
import CoreTerminal
import Foundation
import SampleDomain
import SampleDoubles
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@testable import ComparisonMV

/// The random quote. Both forms pass the same tests.
@MainActor @Suite("Random quote of MV", .timeLimit(.minutes(10)))
struct MVQuoteTests {
  private typealias Fetch = Stub<Void, QuoteSummary, QuoteError>

  /// The two forms of the view.
  enum Form: CaseIterable {
    case oneFile, components

    @MainActor
    func view(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
      switch self {
      case .oneFile: MV.quoteInOneFile(in: dependencies)
      case .components: MV.quote(in: dependencies)
      }
    }
  }

  private nonisolated static let (rain, snow) = (QuoteSummary.sample(), QuoteSummary.sample(id: "2", text: "Snow is slow rain."))
  private nonisolated static let waiting = RandomQuote.ViewModel(
    state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
  private nonisolated static let failed = RandomQuote.ViewModel(state: .failed, messages: [.stopped], exported: .empty, outcome: .failed)
  private nonisolated static let (empty, button) = (
    RandomQuote.ViewModel.forUser("There is no quote yet."), RandomQuote.ViewModel.forUser("[Next quote]")
  )

  private nonisolated static func shown(_ quote: QuoteSummary) -> RandomQuote.ViewModel {
    RandomQuote.ViewModel(
      state: .loaded(text: "“\(quote.text)”", source: "— A puddle"), messages: [],
      exported: .record(RandomQuote.record(of: quote, problem: nil)), outcome: .done)
  }

  private let drawn = Recorder<RandomQuote.ViewModel>()

  private func view(
    _ form: Form, _ fetch: Fetch, display: (any Display<RandomQuote.ViewModel>)? = nil
  ) -> any Interactor<RandomQuote.Request> {
    form.view(in: QuoteDependencies(show: fetch, display: display ?? drawn, now: { .sample() }))
  }

  @Test(
    "the view shows that there is no quote, that one is loading with the button off, and the quote with the button",
    arguments: Form.allCases)
  func appears(_ form: Form) async {
    await view(form, Fetch { _ in .success(Self.rain) }).perform(.show)
    #expect(drawn.values == [Self.empty, Self.button, Self.waiting, Self.shown(Self.rain), Self.button])
  }

  @Test("an error is shown instead of the old quote, and the next tap clears it", arguments: Form.allCases)
  func fails(_ form: Form) async {
    let view = view(form, Fetch(inTurn: .success(Self.rain), .failure(.cancelled), .success(Self.snow)))
    for _ in 1...3 { await view.perform(.show) }
    #expect(
      drawn.values.dropFirst(5) == [Self.waiting, Self.failed, Self.button, Self.waiting, Self.shown(Self.snow), Self.button])
  }

  @Test(
    "on a terminal, the old quote stays above the line of the loading one, and the button stands below a quote", arguments: Form.allCases)
  func isSeen(_ form: Form) async {
    let screen = ScreenCapture(columns: 80, program: "compare", isTerminal: true)
    let fetch = Fetch { _ in .success(Self.rain) }
    let view = view(form, fetch, display: RandomQuoteTextDisplay(terminal: screen.terminal))
    #expect(screen.error == "compare: There is no quote yet.\ncompare: [Next quote]\n")
    await view.perform(.show)
    #expect(screen.error.hasSuffix("compare: [Next quote]\n"))
    await fetch.hold()
    let second = Task { await view.perform(.show) }
    await fetch.called(times: 2)
    #expect(screen.error.hasSuffix("compare: [Next quote]\nWaiting for a quote …"))
    #expect(screen.output == "“Rain is also weather.”\n  — A puddle\n")
    await fetch.release(1)
    await second.value
  }

  @Test("a program that reads the dialogue gets one line for each tap, without the button and the empty state", arguments: Form.allCases)
  func isHiddenFromPrograms(_ form: Form) async {
    let screen = ScreenCapture(columns: 80, program: "compare")
    let view = view(form, Fetch(inTurn: .success(Self.rain), .failure(.cancelled)), display: JSONLinesDisplay(terminal: screen.terminal))
    for _ in 1...2 { await view.perform(.show) }
    #expect(screen.output.split(separator: "\n").count == 2 && !screen.output.contains("Next quote"))
    #expect(screen.error.isEmpty)
  }

  @Test(
    "the component of the quote shows an error first, then that a quote is loading, then the quote, then that there is none",
    arguments: [
      (rain, true, Message.stopped, failed), (nil, true, nil, waiting), (rain, true, nil, waiting), (rain, false, nil, shown(rain)),
      (nil, false, nil, empty),
    ] as [(QuoteSummary?, Bool, Message?, RandomQuote.ViewModel)])
  func displays(quote: QuoteSummary?, isLoading: Bool, errorMessage: Message?, body: RandomQuote.ViewModel) {
    #expect(QuoteDisplay(quote: quote, isLoading: isLoading, errorMessage: errorMessage, now: .sample()).body == body)
  }

  @Test("the button has a title, reports a tap through its closure, and is off while a quote is loading")
  func taps() async {
    await confirmation { isTapped in
      let button = FetchButton(isLoading: false) { isTapped() }
      #expect(button.body == Self.button)
      await button.tap()
    }
    #expect(FetchButton(isLoading: true) {}.body == nil)
  }

  @Test("a trace shows the requests of the view, and nothing behind them", arguments: Form.allCases)
  func isTraced(_ form: Form) async {
    let tracer = StepRecorder { "\($0) \($1) \($2)" }
    let dependencies = QuoteDependencies(show: Fetch { _ in .success(Self.rain) }, display: drawn, now: { .sample() }, tracer: tracer)
    await form.view(in: dependencies).perform(.show)
    #expect(tracer.steps == ["\(form == .oneFile ? "OneFileQuoteView" : "QuoteIndexView") view show"])
    #expect(drawn.values.last == Self.button)
  }

  @Test("models have no function and no state, components have no state and do not know the view")
  func isPlain() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../Modules/Comparison/MV").standardized
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n").filter { !$0.contains("///") }
    }
    let model = try lines("Quote/Models/Quote.swift")
    let components = try
      (["Quote/Views/Components/QuoteDisplay", "Quote/Views/Components/FetchButton"]
      + ["List", "Detail", "Count"].map { "Pictures/Components/Picture\($0)Display" }).flatMap { try lines("\($0).swift") }
    #expect(model.filter { $0.contains("func ") || $0.contains("var ") || $0.contains("class ") } == [])
    // A stored variable has no body on its line.
    #expect(components.filter { $0.contains("class ") || $0.contains("var ") && !$0.contains("{") } == [])
    #expect(components.filter { $0.contains("IndexView") || $0.contains("PicturesView") || $0.contains("Interactor") } == [])
  }
}
