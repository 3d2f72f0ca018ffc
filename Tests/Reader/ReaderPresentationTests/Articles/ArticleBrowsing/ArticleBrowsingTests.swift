import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Opening articles in the browser")
struct ArticleBrowsingTests {
  private nonisolated static func browsed(_ title: String, error: ReaderError? = nil) -> BrowsedArticle {
    BrowsedArticle(ArticleDetails(summary: .sample(.sample(title: title)), document: .empty), error: error)
  }

  private static let input = ReadInput(.articles([ArticleReference("ab12")]))

  /// A browser that opens every page, or none.
  private actor FakeBrowser: Browser {
    private(set) var pages: [WebURL] = []
    private let error: ReaderError?

    init(_ error: ReaderError? = nil) { self.error = error }

    func open(_ page: WebURL) throws(ReaderError) {
      if let error { throw error }
      pages.append(page)
    }
  }

  @Test("a link that was opened is a sentence, and one that was not a failure; no article is marked read")
  func follows() async {
    let (display, link) = (Recorder<ArticleBrowsing.ViewModel>(), WebURL.sample("https://example.org/tea"))
    let open = Stub<ReadInput, [BrowsedArticle], ReaderError> { _ in .success([]) }
    let error = ReaderError.article(.browser(.missing))
    let (working, broken) = (FakeBrowser(), FakeBrowser(error))
    for browser in [working, broken] {
      await ArticleBrowsingInteractor(open: open, browser: browser, presenter: ArticleBrowsingPresenter(display: display)).perform(
        .follow(link))
    }
    #expect(await working.pages == [link])
    #expect(await open.inputs.isEmpty)
    #expect(display.values.map(\.lines) == [["Opened https://example.org/tea in the browser."], []])
    #expect(display.values.map(\.messages) == [[], [ReaderErrorWording.message(for: error)]])
  }

  @Test("each opened page is a sentence, and what was not opened is a failure")
  func browses() async {
    let error = ReaderError.article(.browser(.failed(program: "w3m", code: 2)))
    let display = Recorder<ArticleBrowsing.ViewModel>()
    let open = Stub<ReadInput, [BrowsedArticle], ReaderError> { _ in .success([Self.browsed("Tea"), Self.browsed("Rain", error: error)]) }
    await ArticleBrowsingInteractor(open: open, browser: FakeBrowser(), presenter: ArticleBrowsingPresenter(display: display)).perform(
      .open(Self.input))
    #expect(await open.inputs == [Self.input])
    #expect(display.values.map(\.lines) == [["Opened 'Tea' in the browser."]])
    #expect(display.values.map(\.messages) == [[ReaderErrorWording.message(for: error)]])
    #expect(display.values.map(\.outcome) == [.failed])
    guard case .list(let records) = display.values.first?.exported else { return #expect(Bool(false), "no list") }
    #expect(records.map { $0.fields.last } == [.init("opened", .bool(true)), .init("opened", .bool(false))])
  }

  @Test("no unread article is a notice, not a failure")
  func none() {
    let viewModel = ArticleBrowsingPresenter.viewModel(for: .browsed([]))
    #expect(viewModel.outcome == .nothingMatched && viewModel.messages == [Message(.notice, "No unread articles.")])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles)
  func fails(error: ReaderError) async {
    let recorder = Recorder<ArticleBrowsing.Response>()
    let open = Stub<ReadInput, [BrowsedArticle], ReaderError> { _ in .failure(error) }
    await ArticleBrowsingInteractor(open: open, browser: FakeBrowser(), presenter: recorder).perform(.open(Self.input))
    #expect(recorder.values == [.failed(error)])
    #expect(ArticleBrowsingPresenter.viewModel(for: .failed(error)).messages == [ReaderErrorWording.message(for: error)])
  }
}
