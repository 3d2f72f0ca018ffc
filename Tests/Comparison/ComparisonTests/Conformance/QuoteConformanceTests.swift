import ComparisonComposition
import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

/// The random quote: the same requests show the same in every architecture.
@MainActor @Suite("The quote in every architecture", .timeLimit(.minutes(5)))
struct QuoteConformanceTests {
  private typealias QuoteStub = Stub<Void, QuoteSummary, QuoteError>

  private let display = Recorder<RandomQuote.ViewModel>()

  /// VIP's quote is that of the small program.
  private func scene(_ architecture: Architecture, _ quote: QuoteStub) -> any Interactor<RandomQuote.Request> {
    architecture.quote(in: QuoteDependencies(show: quote, display: display, now: { .sample() }))
      ?? RandomQuoteInteractor(quote: quote, presenter: RandomQuotePresenter(display: display), now: { .sample() })
  }

  /// What was drawn of the quote. MV also draws its button, and that there is no quote yet.
  private func drawn(_ architecture: Architecture) -> [RandomQuote.ViewModel] {
    [.mv, .mvInOneFile].contains(architecture) ? display.values.filter { $0.state != .loading("") } : display.values
  }

  private nonisolated static let loading = RandomQuote.ViewModel(
    state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)

  private nonisolated static func loaded(
    _ quote: QuoteSummary, source: String = "— A puddle", problem: MessageText? = nil, messages: [Message] = []
  ) -> RandomQuote.ViewModel {
    RandomQuote.ViewModel(
      state: .loaded(text: "“Rain is also weather.”", source: source), messages: messages,
      exported: .record(RandomQuote.record(of: quote, problem: problem)), outcome: .done)
  }

  private nonisolated static func failed(_ message: Message) -> RandomQuote.ViewModel {
    RandomQuote.ViewModel(state: .failed, messages: [message], exported: .empty, outcome: .failed)
  }

  private nonisolated static let otherURL: MessageText =
    "\(run: "config set quote.url URL") sets another server, \(run: "config unset quote.url") shows the built-in quotes."

  private nonisolated static let early = Timestamp.sample(plusMinutes: -180)
  private nonisolated static let server = QuoteError.server(.sample("https://example.org/random"), .status(code: 500))
  private nonisolated static let serverSentence: MessageText = "https://example.org/random: the server answered 500 (server error)."

  private nonisolated static let results: [(Result<QuoteSummary, QuoteError>, RandomQuote.ViewModel)] = [
    (.success(.sample()), loaded(.sample())),
    (.success(.sample(author: nil, fetchedAt: early)), loaded(.sample(author: nil, fetchedAt: early), source: "— unknown")),
    (
      .success(.sample(fetchedAt: early, origin: .cache(because: server))),
      loaded(
        .sample(fetchedAt: early, origin: .cache(because: server)), source: "— A puddle (seen 3h ago)", problem: serverSentence,
        messages: [
          Message(
            .warning, "\(serverSentence) This is an earlier quote.",
            hint: WebWording.hint(for: .status(code: 500)) ?? otherURL)
        ])
    ),
    (
      .success(.sample(origin: .unstored(.store(.locked(byProcess: 42))))),
      loaded(
        .sample(origin: .unstored(.store(.locked(byProcess: 42)))),
        problem: "Another \(.program) (process 42) is using this data directory.",
        messages: [
          Message(
            .warning, "Another \(.program) (process 42) is using this data directory. The quote could not be saved.",
            hint: "Wait until it is done, or stop it.")
        ])
    ),
    (.failure(server), failed(Message(.failure, serverSentence, hint: WebWording.hint(for: .status(code: 500)) ?? otherURL))),
    (
      .failure(.server(.sample("https://example.org/random"), .timedOut(seconds: 30))),
      failed(
        Message(
          .failure, "https://example.org/random: almost no data arrived for 30 seconds.",
          hint: WebWording.hint(for: .timedOut(seconds: 30)) ?? otherURL))
    ),
    (
      .failure(.notAQuote(.sample("https://example.org/random"), found: "a web page")),
      failed(Message(.failure, "https://example.org/random: this is not a quote but a web page.", hint: otherURL))
    ),
    (
      .failure(.noQuotes),
      failed(
        Message(.failure, "The built-in list of quotes is empty.", hint: "\(run: "config set quote.url URL") sets a server of quotes."))
    ),
    (
      .failure(.configuration(.unknownKey("colour", .file))), failed(ConfigurationErrorWording.message(for: .unknownKey("colour", .file)))
    ),
    (
      .failure(.store(.locked(byProcess: 42))),
      failed(
        Message(
          .failure, "Another \(.program) (process 42) is using this data directory.", hint: "Wait until it is done, or stop it."))
    ),
    (.failure(.cancelled), failed(Message(.failure, "Stopped before it was done."))),
  ]

  @Test("a request shows that a quote loads, then the quote or the error, and the next one runs", arguments: Architecture.allCases)
  func shows(architecture: Architecture) async {
    let scene = scene(architecture, QuoteStub(inTurn: Self.results.map(\.0)))
    for _ in Self.results { await scene.perform(.show) }
    #expect(drawn(architecture) == Self.results.flatMap { [Self.loading, $0.1] })
  }

  @Test("while a quote loads, a second request is ignored", arguments: Architecture.allCases)
  func ignoresSecond(architecture: Architecture) async {
    let quote = QuoteStub { _ in .success(.sample()) }
    await quote.hold()
    let scene = scene(architecture, quote)
    let done = Recorder<Void>()
    let first = Task { await scene.perform(.show) }
    await quote.called(times: 1)
    let second = Task {
      await scene.perform(.show)
      done.present(())
    }
    // A pattern may let the second wait for the first, so that the test waits for a few turns, not for its end.
    for _ in 0..<100 where done.values.isEmpty { await Task.yield() }
    for call in 0...1 { await quote.release(call) }
    await first.value
    await second.value
    #expect(await quote.inputs.count == 1)
    #expect(drawn(architecture) == [Self.loading, Self.loaded(.sample())])
  }

  @Test("an unknown line is answered, requests nothing, and the next request runs", arguments: Architecture.allCases)
  func notUnderstood(architecture: Architecture) async {
    let quote = QuoteStub { _ in .success(.sample()) }
    let scene = scene(architecture, quote)
    for request in [.show, .notUnderstood("dance"), .show] as [RandomQuote.Request] { await scene.perform(request) }
    let answer = Self.failed(Message(.failure, "'dance' is not a command.", hint: "Type help for the list."))
    #expect(drawn(architecture) == [Self.loading, Self.loaded(.sample()), answer, Self.loading, Self.loaded(.sample())])
    #expect(await quote.inputs.count == 2)
  }
}
