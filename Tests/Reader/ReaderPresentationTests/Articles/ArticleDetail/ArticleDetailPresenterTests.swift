import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of an article")
struct ArticleDetailPresenterTests {
  private static let full = ArticleDetails(
    summary: ArticleSummary(
      article: Article(
        id: Article.sample().id, feed: Subscription.sample().id, title: "Tea", url: .sample("https://me:secret@example.org/tea"),
        authors: [Author(name: "A. Writer"), Author(name: nil, url: "https://example.org/b")].compactMap(\.self),
        published: .sample(plusMinutes: -60), updated: .sample(plusMinutes: -30), firstSeen: .sample(), tags: ["green", "hot"],
        enclosures: [
          Enclosure(url: .sample("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 1_234_567, seconds: 639),
          Enclosure(url: .sample("https://example.org/2.mp3"), type: "audio/mpeg"),
          Enclosure(url: .sample("https://example.org/3.mp3"), bytes: 1),
          Enclosure(url: .sample("https://example.org/4.mp3")),
        ], comments: .sample("https://me:secret@example.org/tea#c")),
      status: ArticleStatus([.read]), feedTitle: "Example", feedHost: "feeds.example.org", folder: FolderPath("Food/Drink")),
    document: Document(blocks: [.paragraph([.text("Hot "), .link([.text("water")], .sample("https://me:secret@example.org/w"))])]),
    html: "<p>Hot water</p>")

  private static let bare = ArticleDetails(summary: .sample(), document: .empty)

  @Test("the details are in order: feed, authors, date, link, comments, tags, files")
  func details() {
    #expect(
      ArticleDetailPresenter.viewModel(for: .opened(Self.full, now: .sample())).details == [
        .init("Feed", "Example"), .init("By", "A. Writer, https://example.org/b"), .init("Date", "2026-03-01 07:30 (1h)"),
        .init("Link", "https://example.org/tea", isURL: true), .init("Comments", "https://example.org/tea#c", isURL: true),
        .init("Tags", "green, hot"),
        .init("File", "https://example.org/1.mp3 (audio/mpeg, 10:39, 1.2 MB)", isURL: true),
        .init("File", "https://example.org/2.mp3 (audio/mpeg)", isURL: true),
        .init("File", "https://example.org/3.mp3 (1 byte)", isURL: true),
        .init("File", "https://example.org/4.mp3", isURL: true),
      ])
  }

  @Test("the server of the feed stays apart from that of the page: its images may be in a private network")
  func feedHost() {
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(Self.full, now: .sample()))
    #expect(viewModel.feedHost == "feeds.example.org" && viewModel.url?.contains("//example.org") == true)
    #expect(ArticleDetailPresenter.viewModel(for: .opened(Self.bare, now: .sample())).feedHost == nil)
  }

  @Test("absent values have no detail line")
  func bareFacts() {
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(Self.bare, now: .sample()))
    #expect(viewModel.details == [.init("Feed", "Example")])
    #expect(viewModel.title == "First")
    #expect(viewModel.blocks.isEmpty && viewModel.links.isEmpty && viewModel.messages.isEmpty)
    #expect(viewModel.outcome == .done)
  }

  @Test("the body and its links are laid out, and the links show no credentials")
  func body() {
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(Self.full, now: .sample()))
    #expect(
      viewModel.blocks == [TextBlock(.paragraph, runs: [.init("Hot "), .init("water", .link, link: 1), .init("[1]", .aside, link: 1)])])
    #expect(viewModel.links == ["https://example.org/w"])
  }

  @Test("links that the user follows are without tracking parameters if the user wants that; programs get the published ones")
  func tracking() {
    func viewModel(_ cleansLinks: Bool) -> ArticleDetail.ViewModel {
      let link = WebURL.sample("https://example.org/w?utm_id=1")
      let article = Article(
        id: Article.sample().id, feed: Subscription.sample().id, title: "Tea", url: .sample("https://example.org/tea?a=1&utm_source=x"),
        firstSeen: .sample(), enclosures: [Enclosure(url: .sample("https://example.org/1.mp3?utm_source=x"))],
        comments: .sample("https://example.org/tea?utm_source=x#c"))
      let details = ArticleDetails(
        summary: ArticleSummary(article: article, status: .new, feedTitle: "Example", folder: .top),
        document: Document(blocks: [.paragraph([.link([.text("water")], link), .media(.image, title: "", link)])]), html: "<p>water</p>",
        cleansLinks: cleansLinks)
      return ArticleDetailPresenter.viewModel(for: .opened(details, now: .sample()))
    }
    let (clean, published) = (viewModel(true), viewModel(false))
    #expect(clean.url == "https://example.org/tea?a=1" && published.url == "https://example.org/tea?a=1&utm_source=x")
    #expect(clean.details.map(\.value).prefix(3) == ["Example", "https://example.org/tea?a=1", "https://example.org/tea#c"])
    #expect(clean.links == ["https://example.org/w", "https://example.org/w?utm_id=1"], "A picture is fetched from where it is.")
    #expect(published.links == ["https://example.org/w?utm_id=1"])
    #expect(clean.enclosures == published.enclosures && clean.enclosures.map(\.url) == ["https://example.org/1.mp3?utm_source=x"])
    #expect(clean.exported == published.exported)
  }

  @Test("the exported record has the fields of a list row, then tags, files, text and HTML")
  func exported() throws {
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(Self.full, now: .sample()))
    let record = try #require(viewModel.exported.records?.first)
    #expect(
      record.names == [
        "id", "title", "url", "feed", "feed_title", "folder", "authors", "published", "updated", "is_read", "is_starred", "is_hidden",
        "first_seen", "own_tags", "tags", "enclosures", "content_text", "content_html", "comments", "full_html", "full_text",
      ])
    let expected: [ExportedValue?] = [
      .text("https://example.org/tea"), .bool(true), .texts(["green", "hot"]), .text("Hot water"), .text("<p>Hot water</p>"),
      .text("https://example.org/tea#c"),
    ]
    #expect(["url", "is_read", "tags", "content_text", "content_html", "comments"].map { record[$0] } == expected)
    guard case .list(let files)? = record["enclosures"] else { Issue.record("the files are not a list"); return }
    #expect(files.count == 4)
    #expect(
      files.first
        == .record(
          ExportedRecord([
            .init("url", .text("https://example.org/1.mp3")), .init("type", .text("audio/mpeg")), .init("bytes", .number(1_234_567)),
          ])))
    #expect(
      files.last
        == .record(ExportedRecord([.init("url", .text("https://example.org/4.mp3")), .init("type", .null), .init("bytes", .null)])))
  }

  @Test("an article without optional values exports every field")
  func bareExported() throws {
    let record = try #require(ArticleDetailPresenter.viewModel(for: .opened(Self.bare, now: .sample())).exported.records?.first)
    let expected: [ExportedValue?] = [.null, .null, .null, .list([]), .list([]), .list([]), .text(""), .null, .null]
    let names = ["url", "published", "updated", "authors", "tags", "enclosures", "content_text", "content_html", "comments"]
    #expect(names.map { record[$0] } == expected)
  }

  @Test("a failure has its message and nothing else", arguments: ReaderError.ofArticles)
  func failure(error: ReaderError) {
    #expect(
      ArticleDetailPresenter.viewModel(for: .failed(error))
        == ArticleDetail.ViewModel(
          title: "", details: [], blocks: [], links: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty,
          outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<ArticleDetail.ViewModel>()
    ArticleDetailPresenter(display: display).present(.opened(Self.full, now: .sample()))
    #expect(display.values == [ArticleDetailPresenter.viewModel(for: .opened(Self.full, now: .sample()))])
  }

  @Test("an article that could not be marked read is shown, with a warning that says why")
  func unmarked() {
    let details = ArticleDetails(summary: .sample(), document: .empty, problem: .store(.locked(byProcess: 42)))
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(details, now: .sample()))
    #expect(viewModel.messages.map(\.kind) == [.warning])
    #expect(viewModel.messages.map(\.sentence) == ["It stays unread: another \(.program) (process 42) is using this data directory."])
    #expect(viewModel.outcome == .done)
  }
}
