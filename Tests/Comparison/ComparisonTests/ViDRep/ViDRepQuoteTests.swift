import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonViDRep

/// Everything that the scene of the quote asks for, in one class.
@MainActor
private final class Mock: RandomQuoteDispatcherObject, RandomQuoteRepositoryObject {
  private(set) var actions: [RandomQuoteAction] = []
  private var observers: [() -> Void] = []
  var quote = RandomQuoteState() { didSet { for observer in observers { observer() } } }

  func runAction(_ action: RandomQuoteAction) async { actions.append(action) }
  func state() -> RandomQuoteState { quote }
  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
}

@MainActor @Suite("Quote of ViDRep")
struct ViDRepQuoteTests {
  @Test("one mock drives the scene: an action for a request, and a drawing for each state")
  func drives() async {
    let (mock, display) = (Mock(), Recorder<RandomQuote.ViewModel>())
    let scene = RandomQuoteScene(dispatcher: mock, repository: mock, display: display, now: { .sample() })
    await scene.perform(.show)
    await scene.perform(.notUnderstood("dance"))
    #expect(mock.actions == [.fetch])
    for state in [mock.quote.fetching, mock.quote.retrieved(.sample()), mock.quote.failed(.noQuotes)] { mock.quote = state }
    #expect(
      display.values.map(\.state) == [
        .failed, .loading("Waiting for a quote …"), .loaded(text: "“Rain is also weather.”", source: "— A puddle"), .failed,
      ])
  }

  @Test("the dispatcher keeps the quote unchanged; when the next one fails, it stays in the repository")
  func keeps() async {
    let repository = RandomQuoteRepository()
    let dispatcher = RandomQuoteDispatcher(client: Stub(inTurn: .success(.sample()), .failure(.noQuotes)), repository: repository)
    for _ in 1...2 { await dispatcher.runAction(.fetch) }
    #expect(repository.quote.value == .sample())
  }
}
