import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Reading articles")
struct ArticleReadingTests {
  private nonisolated static func details(_ title: String, undoError: ReaderError? = nil) -> ArticleDetails {
    ArticleDetails(summary: .sample(.sample(title: title)), document: .empty, undoError: undoError)
  }

  /// Fetches no page.
  private static let noTexts = Stub<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never> { _ in .success([:]) }

  private static let input = ReadInput(.articles([ArticleReference("ab12")]))

  @Test("each article is a view model of its own, as when it is opened alone")
  func opens() async {
    let (viewModels, inputs) = await shown([Self.details("1"), Self.details("2")], by: Self.input.withoutMarking)
    #expect(inputs == [Self.input.withoutMarking])
    #expect(viewModels == ["1", "2"].map { ArticleDetailPresenter.viewModel(for: .opened(Self.details($0), now: .sample())) })
  }

  /// What is shown of these articles, and what was read.
  private func shown(
    _ articles: [ArticleDetails], by input: ReadInput, isDelivered: Bool = true
  ) async -> ([ArticleReading.ViewModel], [ReadInput]) {
    let display = Recorder<ArticleReading.ViewModel>()
    let read = Stub<ReadInput, [ArticleDetails], ReaderError> { _ in .success(articles) }
    await ArticleReadingInteractor(
      read: read, fullTexts: Self.noTexts, presenter: ArticleReadingPresenter(display: display), wasDelivered: { isDelivered },
      now: { .sample() }
    )
    .perform(.read(input))
    return (display.values, await read.inputs)
  }

  @Test("articles are shown as read, and marked when all of them have been delivered; else none is marked")
  func marksAfterDelivery() async {
    let articles = [Self.details("1"), Self.details("2")]
    let input = ReadInput(.matching(.all), includesDuplicates: true)
    let marking = ReadInput(.articles(articles.map { ArticleReference($0.summary.article.id) }), includesDuplicates: true, text: .none)
    let (viewModels, inputs) = await shown(articles, by: input)
    #expect(inputs == [input.withoutMarking, marking])
    #expect(
      viewModels
        == articles.map { ArticleDetailPresenter.viewModel(for: .opened($0.markedRead, now: .sample()), isOneOfSeveral: true) })
    #expect(await shown(articles, by: input, isDelivered: false).1 == [input.withoutMarking])
    #expect(await shown([], by: input).1 == [input.withoutMarking])
  }

  @Test("articles that stay unread are counted for each reason, below what is shown of them")
  func staysUnread() {
    let problem = ReaderError.store(.unwritable(path: "/h", reason: "No space left on device"))
    func details(_ problem: ReaderError?) -> ArticleDetails {
      ArticleDetails(summary: .sample(), document: .empty, problem: problem)
    }
    func sentences(_ problems: [ReaderError?]) -> [String] {
      ArticleReadingPresenter.viewModels(for: .marked(problems.map(details))).flatMap(\.messages).map { $0.sentence.text(for: "strata") }
    }
    #expect(sentences([nil, nil]) == [])
    #expect(sentences([problem]) == ["It stays unread: /h cannot be written: No space left on device. The file was not changed."])
    let gone = ReaderError.article(.notFound(ArticleReference("ab12")))
    #expect(
      sentences([problem, nil, gone, problem]).map { $0.prefix { $0 != ":" } } == ["2 articles stay unread", "1 article stays unread"])
  }

  private static let text = FullText(html: "<p>All.</p>", document: Document(blocks: [.paragraph([.text("All.")])]))
  private static let page = WebURL.sample("https://example.org/1")

  /// What is shown of an article when its text is chosen so.
  private func shown(
    _ choice: ArticleTextChoice, stored: FullText? = nil, _ fetched: Result<FetchedFullText, ReaderError>
  ) async -> (ArticleReading.ViewModel?, asked: Int) {
    let details = ArticleDetails(summary: .sample(), document: Document(blocks: [.paragraph([.text("Some.")])]), fullText: stored)
    let display = Recorder<ArticleReading.ViewModel>()
    let texts = Stub<[Article], [ArticleID: Result<FetchedFullText, ReaderError>], Never> { articles in
      .success(Dictionary(uniqueKeysWithValues: articles.map { ($0.id, fetched) }))
    }
    let read = Stub<ReadInput, [ArticleDetails], ReaderError> { _ in .success([details]) }
    let interactor = ArticleReadingInteractor(
      read: read, fullTexts: texts, presenter: ArticleReadingPresenter(display: display), wasDelivered: { true },
      now: { .sample() })
    await interactor.perform(.read(ReadInput(.articles([ArticleReference("ab12")]), text: choice)))
    return (display.values.first, await texts.inputs.joined().count)
  }

  @Test("the full text is fetched only if it was asked for and is not stored; the stored one is shown unless the feed's was asked for")
  func fullText() async throws {
    let fetched = Result<FetchedFullText, ReaderError>.success(FetchedFullText(Self.text))
    let cases: [(ArticleTextChoice, FullText?, shown: String, asked: Int)] = [
      (.stored, nil, "Some.", 0), (.stored, Self.text, "All.", 0), (.feed, Self.text, "Some.", 0), (.full, nil, "All.", 1),
      (.full, Self.text, "All.", 0),
    ]
    for (choice, stored, expected, count) in cases {
      let (viewModel, asked) = await shown(choice, stored: stored, fetched)
      #expect(viewModel?.blocks.flatMap(\.runs).map(\.text) == [expected] && asked == count, "\(choice)")
      #expect(viewModel?.isFullText == (expected == "All.") && viewModel?.messages == [])
    }
  }

  @Test("without a full text, the feed's is shown and a sentence says why; one that cannot be stored is shown all the same")
  func fullTextProblems() async throws {
    let missing = await shown(.full, .failure(.article(.fullText(.noText(Self.page))))).0
    #expect(missing?.blocks.flatMap(\.runs).map(\.text) == ["Some."] && missing?.outcome == .done)
    #expect(
      missing?.messages.map { $0.sentence.text(for: "strata") }
        == ["https://example.org/1 has no main text. The feed's text is shown."])
    let problem = ReaderError.store(.unwritable(path: "/h", reason: "No space left on device"))
    let unstored = await shown(.full, .success(FetchedFullText(Self.text, storeProblem: problem))).0
    #expect(unstored?.isFullText == true && unstored?.messages.count == 1)
  }

  @Test("no unread article is a notice, not a failure")
  func none() {
    let viewModels = ArticleReadingPresenter.viewModels(for: .opened([], by: Self.input, now: .sample()))
    #expect(viewModels.map(\.outcome) == [.nothingMatched])
    #expect(viewModels.flatMap(\.messages) == [Message(.notice, "No unread articles.")])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles)
  func fails(error: ReaderError) async {
    let recorder = Recorder<ArticleReading.Response>()
    let read = Stub<ReadInput, [ArticleDetails], ReaderError> { _ in .failure(error) }
    let interactor = ArticleReadingInteractor(
      read: read, fullTexts: Self.noTexts, presenter: recorder, wasDelivered: { true }, now: { .sample() })
    await interactor.perform(.read(Self.input))
    #expect(recorder.values == [.failed(error)])
    #expect(ArticleReadingPresenter.viewModels(for: .failed(error)).flatMap(\.messages) == [ReaderErrorWording.message(for: error)])
  }

  @Test("a reading that cannot be undone is done, with a warning")
  func notUndoable() {
    let error = ReaderError.store(.unwritable(path: "/h/undo.jsonl", reason: "No space left on device"))
    let viewModels = ArticleReadingPresenter.viewModels(for: .opened([Self.details("1", undoError: error)], by: Self.input, now: .sample()))
    #expect(viewModels.map(\.outcome) == [.done])
    #expect(viewModels.flatMap(\.messages) == [ReaderErrorWording.warning(thatCannotBeUndoneFor: error)])
  }

  @Test(
    "one article is a record for programs, several are a stream, even if there is only one",
    arguments: [
      (ReadInput(.articles([ArticleReference("a")])), true), (ReadInput(.matching(ArticleQuery(window: ListWindow(size: 1)))), true),
      (ReadInput(.articles([ArticleReference("a"), ArticleReference("b")])), false),
      (ReadInput(.articles([ArticleReference("a")]), isForList: true), false),
      (ReadInput(.matching(ArticleQuery(window: ListWindow(size: 1))), isForList: true), false),
      (ReadInput(.matching(ArticleQuery(window: ListWindow(size: 2)))), false), (ReadInput(.matching(.all)), false),
    ])
  func exported(input: ReadInput, isRecord: Bool) {
    let viewModels = ArticleReadingPresenter.viewModels(for: .opened([Self.details("1")], by: input, now: .sample()))
    if isRecord {
      guard case .record = viewModels.first?.exported else { return #expect(Bool(false), "\(viewModels)") }
    } else {
      guard case .stream(let records) = viewModels.first?.exported else { return #expect(Bool(false), "\(viewModels)") }
      #expect(records.count == 1)
    }
  }
}
