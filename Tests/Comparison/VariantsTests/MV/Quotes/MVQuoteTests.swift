import CoreDoubles
import CoreScenes
import Foundation
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@testable import VariantMV

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
      case .oneFile: MVScene.quoteInOneFile(in: dependencies)
      case .components: MVScene.quote(in: dependencies)
      }
    }
  }

  private nonisolated static let (rain, snow) = (QuoteSummary.sample(), QuoteSummary.sample(id: "2", text: "Snow is slow rain."))
  private nonisolated static let next = QuoteScreen.Button(title: "Next quote", isEnabled: true)
  private nonisolated static let spinner = QuoteScreen.Button(title: nil, isEnabled: false)
  private nonisolated static let waiting = RandomQuote.ViewModel(
    state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
  private let drawn = Recorder<QuoteScreen>()

  private nonisolated static func worded(_ result: Result<QuoteSummary, QuoteError>) -> RandomQuote.ViewModel {
    switch result {
    case .success(let quote): RandomQuotePresenter.viewModel(for: .loaded(quote, at: .sample()))
    case .failure(let error): RandomQuotePresenter.viewModel(for: .failed(error))
    }
  }

  private func dependencies(_ fetch: Fetch) -> QuoteDependencies {
    QuoteDependencies(quote: fetch, display: drawn, now: { .sample() }, wording: { result, _ in Self.worded(result) })
  }

  @Test("the view shows that the first quote is loading, then the quote, with its button off meanwhile", arguments: Form.allCases)
  func appears(_ form: Form) async {
    await form.view(in: dependencies(Fetch { _ in .success(Self.rain) })).perform(.show)
    #expect(
      drawn.values == [
        QuoteScreen(quote: Self.waiting, button: Self.spinner), QuoteScreen(quote: Self.worded(.success(Self.rain)), button: Self.next),
      ])
    #expect(drawn.values.map(\.isLoading) == [true, false])
  }

  @Test("a tap while a quote is loading requests and draws nothing", arguments: Form.allCases)
  func isBusy(_ form: Form) async {
    let fetch = Fetch { _ in .success(Self.rain) }
    await fetch.hold()
    let view = form.view(in: dependencies(fetch))
    let first = Task { await view.perform(.show) }
    await fetch.called(times: 1)
    await view.perform(.show)
    #expect(drawn.values.count == 1)
    await fetch.release(0)
    await first.value
    #expect(await fetch.inputs.count == 1)
    #expect(drawn.values.count == 2)
  }

  @Test("the old quote stays until the new one is there", arguments: Form.allCases)
  func keepsOld(_ form: Form) async {
    let view = form.view(in: dependencies(Fetch(inTurn: .success(Self.rain), .success(Self.snow))))
    for _ in 1...2 { await view.perform(.show) }
    #expect(
      drawn.values.dropFirst(2) == [
        QuoteScreen(quote: Self.worded(.success(Self.rain)), button: Self.spinner),
        QuoteScreen(quote: Self.worded(.success(Self.snow)), button: Self.next),
      ])
  }

  @Test("an error is shown instead of the quote, and the next tap clears it", arguments: Form.allCases)
  func fails(_ form: Form) async {
    let view = form.view(in: dependencies(Fetch(inTurn: .success(Self.rain), .failure(.cancelled), .success(Self.snow))))
    for _ in 1...3 { await view.perform(.show) }
    #expect(
      drawn.values.dropFirst(3) == [
        QuoteScreen(quote: Self.worded(.failure(.cancelled)), button: Self.next),
        QuoteScreen(quote: Self.worded(.success(Self.rain)), button: Self.spinner),
        QuoteScreen(quote: Self.worded(.success(Self.snow)), button: Self.next),
      ])
    #expect(drawn.values.map(\.quote.outcome) == [.done, .done, .done, .failed, .done, .done])
    #expect(drawn.values[3].quote.messages == [QuoteWording.message(for: .cancelled)])
  }

  @Test("after a first error, the view shows again that it is loading", arguments: Form.allCases)
  func failsFirst(_ form: Form) async {
    let view = form.view(in: dependencies(Fetch(inTurn: .failure(.cancelled), .success(Self.rain))))
    for _ in 1...2 { await view.perform(.show) }
    #expect(drawn.values[2] == QuoteScreen(quote: Self.waiting, button: Self.spinner))
    #expect(drawn.values.last?.quote.exported == Self.worded(.success(Self.rain)).exported)
  }

  @Test(
    "the display shows an error first, then a first loading, then the quote, then that there is none",
    arguments: [
      (rain, true, QuoteError.cancelled, worded(.failure(.cancelled))), (nil, true, nil, waiting),
      (rain, true, nil, worded(.success(rain))),
      (rain, false, nil, worded(.success(rain))),
    ] as [(QuoteSummary?, Bool, QuoteError?, RandomQuote.ViewModel)])
  func displays(quote: QuoteSummary?, isLoading: Bool, error: QuoteError?, shown: RandomQuote.ViewModel) {
    #expect(QuoteDisplay(quote: quote, isLoading: isLoading, error: error, wording: Self.worded).body == shown)
  }

  @Test("without a quote, an error and a request, the display says that there is no quote")
  func isEmpty() {
    let empty = QuoteDisplay(quote: nil, isLoading: false, error: nil, wording: Self.worded).body
    #expect(empty.state == .failed && empty.messages.map(\.sentence) == ["No quote yet."] && empty.outcome == .nothingMatched)
  }

  @Test("the button reports a tap through its closure, and shows a spinner while a quote is loading")
  func taps() async {
    await confirmation { isTapped in
      let button = FetchButton(isLoading: false) { isTapped() }
      #expect(button.body == Self.next)
      await button.tap()
    }
    #expect(FetchButton(isLoading: true) {}.body == Self.spinner)
  }

  @Test("an unknown line is answered, and the quote stays", arguments: Form.allCases)
  func notUnderstood(_ form: Form) async {
    let fetch = Fetch(inTurn: .success(Self.rain), .success(Self.snow))
    let view = form.view(in: dependencies(fetch))
    for request in [.show, .notUnderstood("dance"), .show] as [RandomQuote.Request] { await view.perform(request) }
    #expect(drawn.values.dropFirst(2).first == QuoteScreen(quote: RandomQuote.ViewModel.notUnderstood("dance"), button: Self.next))
    #expect(drawn.values.dropFirst(3).first == QuoteScreen(quote: Self.worded(.success(Self.rain)), button: Self.spinner))
  }

  @Test("models and components have no state, models no function, and components do not know the view")
  func isPlain() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../../Modules/Comparison/MV/Quotes").standardized
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n")
    }
    let model = try lines("Models/QuoteScreen.swift")
    let components = try ["QuoteDisplay", "FetchButton"].flatMap { try lines("Views/Components/\($0).swift") }
    // A stored variable has no body on its line.
    #expect((model + components).filter { $0.contains("class ") || $0.contains("var ") && !$0.contains("{") } == [])
    #expect(model.filter { $0.contains("func ") } == [])
    #expect(components.filter { $0.contains("IndexView") || $0.contains("Interactor") } == [])
  }
}
