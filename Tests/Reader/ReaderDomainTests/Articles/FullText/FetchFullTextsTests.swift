import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Pages in memory.
private actor MemoryPages: FullTextRepository {
  private let answers: [WebURL: FullTextError]
  private(set) var asked: [PageRequest] = []
  private(set) var stored: [ArticleID] = []
  private let storeProblem: ReaderError?

  init(_ answers: [WebURL: FullTextError] = [:], storeProblem: ReaderError? = nil) {
    self.answers = answers
    self.storeProblem = storeProblem
  }

  func text(at request: PageRequest) throws(ReaderError) -> FullText {
    asked.append(request)
    if let error = answers[request.url] { throw .article(.fullText(error)) }
    return FullText(html: "<p>All.</p>", document: .empty)
  }

  func store(_ text: FullText, of article: Article) throws(ReaderError) {
    if let storeProblem { throw storeProblem }
    stored.append(article.id)
  }
}

@Suite("Fetching full texts")
struct FetchFullTextsTests {
  private static let feed = Subscription.sample(url: "https://example.org/feed.xml")

  private static func article(_ number: Int, host: String = "example.org", seen: Timestamp = .sample()) -> Article {
    .sample(guid: "\(number)", feed: feed.id, url: .sample("https://\(host)/\(number)"), firstSeen: seen, position: number)
  }

  private func fetch(
    _ articles: [Article], _ pages: MemoryPages, configuration: MemoryConfigurationRepository = MemoryConfigurationRepository(),
    sleep: @escaping SleepUntil = { _ in }
  ) async -> [ArticleID: Result<FetchedFullText, ReaderError>] {
    let fetch = FetchFullTexts(
      subscriptions: MemorySubscriptionRepository([Self.feed]), texts: pages, configuration: configuration,
      clock: RefreshClock(now: { .sample() }, sleep: sleep))
    return await fetch(articles)
  }

  @Test("each page is fetched once and stored; a server rests a second between two of its pages, other servers do not wait for it")
  func paced() async {
    let pages = MemoryPages()
    let waits = Waits()
    let articles = [Self.article(1), Self.article(2), Self.article(3, host: "other.example"), Self.article(4)]
    let results = await fetch(articles, pages) { await waits.note($0) }
    #expect(await pages.asked.map(\.url) == articles.compactMap(\.url))
    #expect(await pages.stored == articles.map(\.id))
    #expect(await waits.all == [Timestamp.sample().adding(seconds: 1), Timestamp.sample().adding(seconds: 1)])
    #expect(results.count == 4)
  }

  @Test(
    "a server that refuses, is overloaded or silent is not asked again; the failure of a single page stops nothing",
    arguments: [
      (.status(code: 429), true), (.status(code: 403), true), (.status(code: 503), true), (.timedOut(seconds: 60), true),
      (.hostNotFound(host: "example.org"), true), (.status(code: 404), false), (.tooLarge(bytes: 5), false), (.tooManyRedirects, false),
    ] as [(WebError, Bool)])
  func stops(problem: WebError, isOfServer: Bool) async {
    let articles = [Self.article(1), Self.article(2), Self.article(3, host: "other.example")]
    let url = WebURL.sample("https://example.org/1")
    let pages = MemoryPages([url: .web(url, problem)])
    let results = await fetch(articles, pages)
    #expect(await pages.asked.map(\.url.text).contains("https://example.org/2") == !isOfServer)
    #expect(await pages.stored.contains(articles[2].id))
    #expect(results[articles[0].id] == .failure(.article(.fullText(.web(url, problem)))))
  }

  @Test("an article without a page has no full text; one that cannot be stored is fetched all the same")
  func problems() async {
    let bare = Article.sample(feed: Self.feed.id, title: "Bare")
    #expect(await fetch([bare], MemoryPages())[bare.id] == .failure(.article(.fullText(.noPage(title: "Bare")))))
    let problem = ReaderError.store(.unwritable(path: "/h", reason: "full"))
    guard case .success(let fetched) = await fetch([Self.article(1)], MemoryPages(storeProblem: problem))[Self.article(1).id] else {
      Issue.record("the text was not fetched")
      return
    }
    #expect(fetched.storeProblem == problem)
  }

  @Test(
    "a page is asked for without tracking parameters, unless links are to stay as published",
    arguments: [("yes", "https://example.org/tea?id=7"), ("no", "https://example.org/tea?id=7&utm_source=rss")])
  func tracking(setting: String, asked: String) async {
    let article = Article.sample(guid: "tea", feed: Self.feed.id, url: .sample("https://example.org/tea?id=7&utm_source=rss"))
    let pages = MemoryPages()
    let results = await fetch([article], pages, configuration: MemoryConfigurationRepository([.cleanLinks: .words([setting])]))
    #expect(await pages.asked.map(\.url.text) == [asked])
    #expect(await pages.stored == [article.id] && results.count == 1)
  }

  @Test("when the settings cannot be read, no page is asked for, because the user may want other links")
  func unreadableSettings() async {
    let configuration = MemoryConfigurationRepository()
    let error = ConfigurationError.store(.unreadable(path: "/h/config.json", reason: "denied"))
    await configuration.failWith(error)
    let pages = MemoryPages()
    let article = Self.article(1)
    #expect(await fetch([article], pages, configuration: configuration)[article.id] == .failure(.configuration(error)))
    #expect(await pages.asked.isEmpty)
  }

  @Test("a cancelled task asks for no page")
  func cancelled() async {
    let pages = MemoryPages()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await fetch([Self.article(1)], pages)
    }
    #expect(await task.value.values.map { $0 } == [.failure(.cancelled)])
    #expect(await pages.asked.isEmpty)
  }

  @Test("only a page of the feed's own origin gets the header, the login and the User-Agent; the proxy is kept for all")
  func secrets() {
    var feed = Self.feed
    feed.settings = FeedSettings([
      .header: "X-Key: secret", .credentials: "/h/netrc", .agent: "Other/1", .proxy: "socks5h://127.0.0.1:9050", .interval: "60",
    ])
    let own = PageRequest(.sample("https://example.org/1"), of: feed)
    #expect(own.settings[.header] == "X-Key: secret" && own.settings[.credentials] == "/h/netrc" && !own.isPublic)
    for url in ["http://example.org/1", "https://example.org:8443/1", "https://www.example.org/1", "https://other.example/1"] {
      let request = PageRequest(.sample(url), of: feed)
      #expect(request.settings == FeedSettings([.proxy: "socks5h://127.0.0.1:9050"]), "\(url)")
    }
    #expect(PageRequest(.sample("https://other.example/1"), of: feed).isPublic)
    #expect(PageRequest(.sample("https://example.org/1"), of: nil).isPublic)
  }
}

/// The moments until which somebody wanted to sleep.
private actor Waits {
  private(set) var all: [Timestamp] = []

  func note(_ moment: Timestamp) { all.append(moment) }
}
