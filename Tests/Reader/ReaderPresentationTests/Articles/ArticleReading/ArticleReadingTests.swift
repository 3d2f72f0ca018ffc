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

  private static let input = ReadInput(.articles([ArticleReference("ab12")]))

  @Test("each article is a view model of its own, as when it is opened alone")
  func opens() async {
    let display = Recorder<ArticleReading.ViewModel>()
    let read = Stub<ReadInput, [ArticleDetails], ReaderError> { _ in .success([Self.details("1"), Self.details("2")]) }
    await ArticleReadingInteractor(read: read, presenter: ArticleReadingPresenter(display: display), now: { .sample() })
      .perform(.read(Self.input))
    #expect(await read.inputs == [Self.input])
    #expect(
      display.values == ["1", "2"].map { ArticleDetailPresenter.viewModel(for: .opened(Self.details($0), now: .sample())) })
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
    await ArticleReadingInteractor(read: read, presenter: recorder, now: { .sample() }).perform(.read(Self.input))
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
