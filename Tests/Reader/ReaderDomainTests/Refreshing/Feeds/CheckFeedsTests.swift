import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("CheckFeeds")
struct CheckFeedsTests {
  private let feeds = MemoryFeedRepository()
  private func check(_ source: FeedSource) async throws -> CheckedFeed {
    let results = try await CheckFeeds(feeds: feeds, now: { .sample() })([source])
    #expect(results.count == 1)
    return try #require(results.first).get()
  }

  private static let dated = FeedItem.sample(guid: "1", published: .sample())

  @Test("a checked file is described first, then come the diagnostics of the document, then those of the items")
  func document() async throws {
    let place = FileLocation.file("feed.xml")
    await feeds.put(
      FeedInspection(
        feed: .sample(title: "Tea", items: [Self.dated, Self.dated]), findings: [.surroundings, .escapedMarkup(count: 2)]), in: place)
    #expect(
      try await check(.document(place))
        == CheckedFeed(
          source: .document(place), format: .atom, title: "Tea", items: 2,
          findings: [.surroundings, .escapedMarkup(count: 2), .repeatedItems(count: 1)]))
    #expect(await feeds.discoveries.isEmpty)
  }

  @Test("a checked feed reports the URL after redirects", arguments: ["https://example.org/feed.xml", "https://example.net/moved"])
  func url(end: String) async throws {
    let url = WebURL.sample("https://example.org/feed.xml")
    await feeds.put(FeedInspection(feed: .sample(items: [Self.dated]), url: .sample(end)), at: url)
    #expect(
      try await check(.url(" https://example.org/feed.xml"))
        == CheckedFeed(
          source: .url(" https://example.org/feed.xml"), url: .sample(end), isElsewhere: url.text != end, format: .atom,
          title: "Example", items: 1, next: .recentlyAsked(dueAt: .sample(plusMinutes: 30))))
  }

  @Test(
    "a text that is not a URL, or that is a URL with a hidden part, is an error, and no request is sent",
    arguments: [
      ("ftp://example.org", .unsupportedScheme("ftp")), ("https://example.org/feed?token=…", .redacted),
      ("https://example.org/…/feed", .redacted),
    ] as [(String, WebURL.ParseError)])
  func noURL(text: String, problem: WebURL.ParseError) async {
    await #expect(throws: ReaderError.subscription(.badURL(text, problem))) { try await check(.url(text)) }
    #expect(await feeds.inspections.isEmpty)
  }

  @Test("a source that cannot be read is an error", arguments: [FeedSource.document(.standardInput), .url("https://example.org/")])
  func fails(source: FeedSource) async {
    let problem = ReaderError.feed(.feedsOnPage(.sample("https://example.org/"), []))
    await feeds.failWith(problem, on: [.inspect])
    await #expect(throws: problem) { try await check(source) }
  }

  @Test("the time of the next request is the one that a first refresh would have set")
  func next() async throws {
    let url = WebURL.sample("https://example.org/feed.xml")
    await feeds.put(FeedInspection(feed: .sample(), url: url, metadata: ResponseMetadata(freshSeconds: 7200)), at: url)
    let checked = try await check(.url(url.text))
    #expect(checked.next == .notDue(until: .sample(plusMinutes: 120), .fresh(seconds: 7200)))
  }

  @Test("results are in the order of the sources, with failures among them")
  func order() async throws {
    let (tea, file) = (WebURL.sample("https://example.org/tea"), FileLocation.file("feed.xml"))
    await feeds.put(FeedInspection(feed: .sample(title: "Tea"), url: tea), at: tea)
    await feeds.put(FeedInspection(feed: .sample(title: "File")), in: file)
    let sources = [
      FeedSource.url("https://example.org/none"), .url(tea.text), .url("nonsense"), .document(file), .url(tea.text),
    ]
    let results = try await CheckFeeds(feeds: feeds, now: { .sample() })(sources)
    let titles = results.map { result in if case .success(let feed) = result { feed.title } else { "" } }
    #expect(titles == ["", "Tea", "", "File", "Tea"])
  }
}
