import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Scenes
import Testing

@MainActor @Suite("Getting a quote")
struct RandomQuoteInteractorTests {
  private typealias Quote = Stub<Void, QuoteSummary, QuoteError>

  private let recorder = Recorder<RandomQuote.Response>()

  private func interactor(_ quote: Quote) -> RandomQuoteInteractor {
    RandomQuoteInteractor(quote: quote, presenter: recorder, now: { .sample() })
  }

  @Test("a quote is on its way, then there, with the time")
  func shows() async {
    await interactor(Quote { _ in .success(.sample()) }).perform(.show)
    #expect(recorder.values == [.loading, .loaded(.sample(), at: .sample())])
  }

  @Test("what keeps a quote from coming is told", arguments: QuoteError.all)
  func fails(error: QuoteError) async {
    await interactor(Quote { _ in .failure(error) }).perform(.show)
    #expect(recorder.values == [.loading, .failed(error)])
  }

  @Test("while a quote is on its way, that is told, and a second request asks nobody", arguments: [false, true])
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
    // Not its end alone: if it did ask, it would be held back, and the test hang instead of failing.
    while done.values.isEmpty, await quote.inputs.count == 1 { await Task.yield() }
    #expect(recorder.values == [.loading])
    for call in 0...1 { await quote.release(call) }
    await first.value
    await second.value
    #expect(await quote.inputs.count == 1)
    #expect(recorder.values == [.loading, fails ? .failed(.cancelled) : .loaded(.sample(), at: .sample())])
  }

  @Test("once a request is done, however it went, the next one asks again")
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
