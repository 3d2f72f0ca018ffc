import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("OpenInBrowser")
struct OpenInBrowserTests {
  private static let feed = Subscription.sample(title: "A")
  private static let articles = [
    Article.sample(guid: "1", feed: feed.id, url: .sample("https://page.example/1"), published: .sample(plusMinutes: -10)),
    Article.sample(guid: "2", feed: feed.id, title: "Tea", url: nil, published: .sample(plusMinutes: -20)),
    Article.sample(guid: "3", feed: feed.id, url: .sample("https://page.example/3"), published: .sample(plusMinutes: -30)),
  ]
  private static let references = articles.map { ArticleReference($0.id) }

  private let home = MemoryStores([feed], articles: articles.map { .sample($0) })

  /// Refuses the pages with this text in them.
  private actor ListedBrowser: Browser {
    private(set) var pages: [String] = []
    private let refused: String

    init(refusing refused: String = "nothing") {
      self.refused = refused
    }

    func open(_ page: WebURL) throws(ReaderError) {
      if page.text.contains(refused) { throw .article(.browser(.failed(program: "w3m", code: 1))) }
      pages.append(page.text)
    }
  }

  private func open(_ input: ReadInput, in browser: any Browser) async throws -> [BrowsedArticle] {
    try await OpenInBrowser(home.readArticles, browser: browser)(input)
  }

  @Test("a page is opened without tracking parameters, unless the user wants it as published", arguments: [true, false])
  func tracking(isClean: Bool) async throws {
    let published = "https://page.example/1?id=7&utm_source=rss"
    let article = Article.sample(guid: "9", feed: Self.feed.id, url: .sample(published))
    let home = MemoryStores([Self.feed], articles: [.sample(article)], settings: isClean ? [:] : [.cleanLinks: .words(["no"])])
    let browser = ListedBrowser()
    let open = OpenInBrowser(home.readArticles, browser: browser)
    let browsed = try await open(ReadInput(.articles([ArticleReference(article.id)])))
    #expect(await browser.pages == [isClean ? "https://page.example/1?id=7" : published])
    #expect(browsed.first?.article.summary.article.url?.text == published && browsed.first?.error == nil)
  }

  @Test("settings that cannot be read are an error, and no page is opened")
  func unreadableSettings() async {
    let browser = ListedBrowser()
    let error = ConfigurationError.unknownKey("colour", .file)
    await home.configuration.failWith(error, on: [.configuration])
    await #expect(throws: ReaderError.configuration(error)) { try await open(ReadInput(.articles(Self.references)), in: browser) }
    #expect(await browser.pages.isEmpty)
  }

  private func read() async -> [String] { await home.articles.stored.filter(\.status.isRead).map(\.article.title) }

  @Test("the pages are opened in order, what was opened becomes read, and one undo makes it unread")
  func opens() async throws {
    let browser = ListedBrowser()
    let browsed = try await open(ReadInput(.articles(Self.references)), in: browser)
    #expect(await browser.pages == ["https://page.example/1", "https://page.example/3"])
    #expect(browsed.map(\.error) == [nil, .article(.browser(.noPage(title: "Tea"))), nil])
    #expect(browsed.map(\.article.summary.status.isRead) == [true, false, true])
    #expect(await read().count == 2)
    _ = try await home.undoLastAction(.last)
    #expect(await read() == [])
  }

  @Test("after a failure, nothing further is opened or marked")
  func fails() async throws {
    let browser = ListedBrowser(refusing: "/1")
    let browsed = try await open(ReadInput(.articles(Self.references)), in: browser)
    #expect(browsed.map(\.error) == [.article(.browser(.failed(program: "w3m", code: 1)))])
    #expect(await browser.pages == [])
    #expect(await read() == [])
  }

  @Test("articles can stay unread")
  func unmarked() async throws {
    _ = try await open(ReadInput(.articles(Self.references), marksRead: false), in: ListedBrowser())
    #expect(await read() == [])
  }
}
