import CoreDoubles
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Getting a quote")
struct RandomQuoteInteractorTests {
  private typealias Quote = Stub<Void, QuoteSummary, QuoteError>

  private let recorder = Recorder<RandomQuote.Response>()

  private func interactor(_ quote: Quote) -> RandomQuoteInteractor {
    RandomQuoteInteractor(quote: quote, presenter: recorder, now: { .sample() })
  }

  @Test("a request presents the loading state, then the quote with the time")
  func shows() async {
    await interactor(Quote { _ in .success(.sample()) }).perform(.show)
    #expect(recorder.values == [.loading, .loaded(.sample(), at: .sample())])
  }

  @Test("a failed request presents its error", arguments: QuoteError.all)
  func fails(error: QuoteError) async {
    await interactor(Quote { _ in .failure(error) }).perform(.show)
    #expect(recorder.values == [.loading, .failed(error)])
  }

  @Test("while a quote loads, a second request is ignored", arguments: [false, true])
  func ignoresSecond(fails: Bool) async {
    let quote = Quote { _ in fails ? .failure(.cancelled) : .success(.sample()) }
    await quote.hold()
    let interactor = interactor(quote)
    let first = Task { await interactor.perform(.show) }
    await quote.called(times: 1)
    let done = Recorder<Void>()
    let second = Task {
      await interactor.perform(.show)
      done.present(())
    }
    // Also watches the inputs: a second call would be held, and the test would hang instead of failing.
    while done.values.isEmpty, await quote.inputs.count == 1 { await Task.yield() }
    #expect(recorder.values == [.loading])
    for call in 0...1 { await quote.release(call) }
    await first.value
    await second.value
    #expect(await quote.inputs.count == 1)
    #expect(recorder.values == [.loading, fails ? .failed(.cancelled) : .loaded(.sample(), at: .sample())])
  }

  @Test("an unknown command is presented, and requests no quote")
  func notUnderstood() async {
    let quote = Quote { _ in .success(.sample()) }
    await interactor(quote).perform(.notUnderstood("dance"))
    #expect(recorder.values == [.notUnderstood("dance")])
    #expect(await quote.inputs.isEmpty)
  }

  @Test("after a request succeeds or fails, the next one runs")
  func asksAgain() async {
    let quote = Quote(inTurn: .failure(.cancelled), .success(.sample(text: "One.")), .success(.sample(text: "Two.")))
    let interactor = interactor(quote)
    for _ in 1...3 { await interactor.perform(.show) }
    #expect(
      recorder.values == [
        .loading, .failed(.cancelled), .loading, .loaded(.sample(text: "One."), at: .sample()), .loading,
        .loaded(.sample(text: "Two."), at: .sample()),
      ])
  }
}
