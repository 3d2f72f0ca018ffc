import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonTwoRings

@MainActor
@Suite("The quote of the two rings")
struct TwoRingsQuoteTests {
  private typealias Show = Stub<Void, QuoteSummary, QuoteError>
  private typealias Action = QuoteActor.Action

  private nonisolated static let rain = QuoteSummary.sample()

  @Test(
    "an event is a list of actions",
    arguments: [(.show, [.begin, .get]), (.notUnderstood("dance"), [.refuse("dance")])] as [(RandomQuote.Request, [QuoteActor.Action])])
  func picks(event: RandomQuote.Request, actions: [QuoteActor.Action]) async {
    var run: [[Action]] = []
    await QuoteDispatcher { run.append($0.actions) }.dispatch(event)
    #expect(run == [actions])
  }

  @Test("while a quote is on its way, another one is not begun; after it, or after a failure, it is")
  func begins() async {
    let actor = QuoteActor(service: Show(inTurn: .failure(.cancelled), .success(Self.rain)))
    #expect(await actor.perform(.begin))
    #expect(await !actor.perform(.begin))
    _ = await actor.perform(.get)
    #expect(actor.quote?.value == .failed(.cancelled))
    #expect(await actor.perform(.begin))
    _ = await actor.perform(.get)
    #expect(actor.quote?.value == .loaded(Self.rain))
  }

  @Test("the actor alone calls the service, and only to get a quote")
  func calls() async {
    let service = Show { .success(Self.rain) }
    let actor = QuoteActor(service: service)
    for action in [.begin, .refuse("dance")] as [Action] { _ = await actor.perform(action) }
    #expect(await service.inputs.isEmpty)
    _ = await actor.perform(.get)
    #expect(await service.inputs.count == 1)
  }

  @Test("a trace shows dispatcher, use case, actor and view model")
  func traces() async {
    let (tracer, display) = (StepRecorder.ofRings(), Recorder<RandomQuote.ViewModel>())
    await TwoRings.quote(
      in: QuoteDependencies(show: Show { .success(Self.rain) }, display: display, now: { .sample() }, tracer: tracer)
    ).perform(.show)
    #expect(tracer.steps == ["dispatch", "run", "perform begin", "notify quote", "perform get", "notify quote"])
    #expect(display.values.map(\.isLoading) == [true, false])
  }
}
