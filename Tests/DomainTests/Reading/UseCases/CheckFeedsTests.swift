import Domain
import DomainDoubles
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

  @Test("of a feed in a file is told what it is, then what is wrong with the document, then what is wrong with its items")
  func document() async throws {
    let place = DocumentPlace.file("feed.xml")
    await feeds.put(
      FeedInspection(
        feed: .sample(title: "Tea", items: [Self.dated, Self.dated]), findings: [.surroundings, .escapedMarkup(count: 2)]), in: place)
    #expect(
      try await check(.document(place))
        == CheckedFeed(
          source: .document(place), format: .atom, title: "Tea", items: 2,
          findings: [.surroundings, .escapedMarkup(count: 2), .repeatedItems(count: 1)]))
    #expect(await feeds.looks.isEmpty)
  }

  @Test("of a feed at an address is told where the address led", arguments: ["https://example.org/feed.xml", "https://example.net/moved"])
  func address(end: String) async throws {
    let address = WebAddress.sample("https://example.org/feed.xml")
    await feeds.put(FeedInspection(feed: .sample(items: [Self.dated]), address: .sample(end)), at: address)
    #expect(
      try await check(.address(" https://example.org/feed.xml"))
        == CheckedFeed(
          source: .address(" https://example.org/feed.xml"), address: .sample(end), isElsewhere: address.text != end, format: .atom,
          title: "Example", items: 1, next: .recentlyAsked(dueAt: .sample(plusMinutes: 30))))
  }

  @Test("a text that is no address is an error, and nothing is asked")
  func noAddress() async {
    await feeds.failWith(.cancelled)
    await #expect(throws: ReadingError.badAddress("ftp://example.org", .unsupportedScheme("ftp"))) {
      try await check(.address("ftp://example.org"))
    }
  }

  @Test("what cannot be had is an error", arguments: [FeedSource.document(.standardInput), .address("https://example.org/")])
  func fails(source: FeedSource) async {
    let problem = ReadingError.feedsOnPage(.sample("https://example.org/"), [])
    await feeds.failWith(problem, on: [.inspect])
    await #expect(throws: problem) { try await check(source) }
  }

  @Test("when the server may be asked again is what a first refresh would have come to")
  func next() async throws {
    let address = WebAddress.sample("https://example.org/feed.xml")
    await feeds.put(FeedInspection(feed: .sample(), address: address, terms: AnswerTerms(freshSeconds: 7200)), at: address)
    let checked = try await check(.address(address.text))
    #expect(checked.next == .notDue(until: .sample(plusMinutes: 120), .fresh(seconds: 7200)))
  }

  @Test("what comes of each source stands in the order in which they were given, failures between the others")
  func order() async throws {
    let (tea, file) = (WebAddress.sample("https://example.org/tea"), DocumentPlace.file("feed.xml"))
    await feeds.put(FeedInspection(feed: .sample(title: "Tea"), address: tea), at: tea)
    await feeds.put(FeedInspection(feed: .sample(title: "File")), in: file)
    let sources = [
      FeedSource.address("https://example.org/none"), .address(tea.text), .address("nonsense"), .document(file), .address(tea.text),
    ]
    let results = try await CheckFeeds(feeds: feeds, now: { .sample() })(sources)
    let titles = results.map { result in if case .success(let feed) = result { feed.title } else { "" } }
    #expect(titles == ["", "Tea", "", "File", "Tea"])
  }
}
