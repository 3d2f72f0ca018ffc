import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Getting a quote")
struct RandomQuoteInteractorTests {
  private typealias QuoteStub = Stub<Void, QuoteSummary, QuoteError>

  private let recorder = Recorder<RandomQuote.Response>()

  private func interactor(_ quote: QuoteStub) -> RandomQuoteInteractor {
    RandomQuoteInteractor(quote: quote, presenter: recorder, now: { .sample() })
  }

  @Test("a request presents the loading state, then the quote with the time")
  func shows() async {
    await interactor(QuoteStub { _ in .success(.sample()) }).perform(.show)
    #expect(recorder.values == [.loading, .loaded(.sample(), at: .sample())])
  }

  @Test("a failed request presents its error", arguments: QuoteError.all)
  func fails(error: QuoteError) async {
    await interactor(QuoteStub { _ in .failure(error) }).perform(.show)
    #expect(recorder.values == [.loading, .failed(error)])
  }

  @Test("while a quote loads, a second request is ignored", arguments: [false, true])
  func ignoresSecond(fails: Bool) async {
    let quote = QuoteStub { _ in fails ? .failure(.cancelled) : .success(.sample()) }
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
    let quote = QuoteStub { _ in .success(.sample()) }
    await interactor(quote).perform(.notUnderstood("dance"))
    #expect(recorder.values == [.notUnderstood("dance")])
    #expect(await quote.inputs.isEmpty)
  }

  @Test("after a request succeeds or fails, the next one runs")
  func asksAgain() async {
    let quote = QuoteStub(inTurn: .failure(.cancelled), .success(.sample(text: "One.")), .success(.sample(text: "Two.")))
    let interactor = interactor(quote)
    for _ in 1...3 { await interactor.perform(.show) }
    #expect(
      recorder.values == [
        .loading, .failed(.cancelled), .loading, .loaded(.sample(text: "One."), at: .sample()), .loading,
        .loaded(.sample(text: "Two."), at: .sample()),
      ])
  }
}

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
      (.sample(author: "A puddle", fetchedAt: .sample(plusMinutes: -180), origin: .cache(because: .cancelled)), "— A puddle (seen 3h ago)"),
      (.sample(author: nil, fetchedAt: .sample(), origin: .cache(because: .cancelled)), "— unknown (seen just now)"),
      (.sample(author: "A puddle", fetchedAt: .sample(plusMinutes: -180)), "— A puddle"),
    ] as [(QuoteSummary, String)])
  func loaded(quote: QuoteSummary, source: String) {
    let viewModel = viewModel(quote)
    #expect(viewModel.state == .loaded(text: "“Rain is also weather.”", source: source))
    #expect(viewModel.messages.isEmpty == (quote.origin.problem == nil) && viewModel.outcome == .done && !viewModel.isLoading)
  }

  @Test(
    "an error despite a quote is a warning with its consequence, not a failure",
    arguments: QuoteError.all)
  func problem(error: QuoteError) {
    let message = QuoteWording.message(for: error)
    for (origin, consequence) in [
      (.cache(because: error), "This is an earlier quote."), (.unstored(error), "The quote could not be saved."),
    ] as [(QuoteSummary.Origin, String)] {
      let viewModel = viewModel(.sample(origin: origin))
      #expect(viewModel.messages == [Message(.warning, "\(message.sentence) \(consequence)", hint: message.hint)])
      #expect(viewModel.outcome == .done)
    }
  }

  @Test("a quote is a record for programs that always has every field")
  func exported() {
    let quote = QuoteSummary.sample(origin: .cache(because: .cancelled))
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

@Suite("Quote error messages")
struct QuoteWordingTests {
  private static let url = WebURL.sample("https://example.org/random")
  private static let otherURL: MessageText =
    "\(run: "config set quote.url URL") sets another server, \(run: "config unset quote.url") shows the built-in quotes."

  private static let table: [(QuoteError, sentence: MessageText, hint: MessageText?)] = [
    (.server(url, .timedOut(seconds: 30)), "https://example.org/random: almost no data arrived for 30 seconds.", otherURL),
    (
      .server(url, .hostNotFound(host: "example.org")), "https://example.org/random: there is no server named example.org.",
      "Check the URL and the network."
    ),
    (.notAQuote(url, found: "a web page"), "https://example.org/random: this is not a quote but a web page.", otherURL),
    (.noQuotes, "The built-in list of quotes is empty.", "\(run: "config set quote.url URL") sets a server of quotes."),
    (.cancelled, "Stopped before it was done.", nil),
  ]

  @Test("every error has a sentence, and a hint when the user can act", arguments: table)
  func messages(error: QuoteError, sentence: MessageText, hint: MessageText?) {
    #expect(QuoteWording.message(for: error) == Message(.failure, sentence, hint: hint))
    expectSentence(sentence)
    if let hint { expectSentence(hint) }
  }

  @Test("configuration and store errors have the same messages everywhere")
  func sharedMessages() {
    let (settings, files) = (ConfigurationError.unknownKey("colour", .file), PersistenceError.locked(byProcess: 42))
    #expect(QuoteWording.message(for: .configuration(settings)) == ConfigurationErrorWording.message(for: settings))
    #expect(QuoteWording.message(for: .store(files)) == PersistenceErrorWording.message(for: files))
  }

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .server(Credentials.url, .tooManyRedirects), .notAQuote(Credentials.url, found: "a web page"),
      .server(url, .unsupportedScheme(url: "ftp://me:secret@example.org/")),
      .configuration(.badValue(.quoteURL, "https://me:secret@", .notAURL(.noHost), .file)),
    ] as [QuoteError])
  func hidesCredentials(error: QuoteError) {
    #expect(!Credentials.areTold(in: QuoteWording.message(for: error)))
  }
}

extension QuoteError {
  /// The errors with which getting a quote can fail.
  fileprivate static let all: [QuoteError] = [
    .server(.sample("https://example.org/random"), .status(code: 500)),
    .notAQuote(.sample("https://example.org/random"), found: "a web page"),
    .noQuotes,
    .configuration(.store(.malformed(path: "/home/me/config.json", line: 3, reason: "no JSON"))),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
