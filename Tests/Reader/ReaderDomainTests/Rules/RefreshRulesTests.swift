import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Rules when articles arrive", .timeLimit(.minutes(10)))
struct RefreshRulesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let items = [
    FeedItem.sample(guid: "1", title: "Webinar"), .sample(guid: "2", title: "Kernel"), .sample(guid: "3", title: "Tea"),
  ]

  private func refreshed(_ home: MemoryStores, _ items: [FeedItem] = items) async throws -> (results: [FetchResult], report: RefreshReport?)
  {
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: items), nil))
    var (results, report): ([FetchResult], RefreshReport?) = ([], nil)
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true)) {
      for event in batch {
        if case .fetched(_, let result) = event { results.append(result) }
        if case .finished(let finished) = event { report = finished }
      }
    }
    return (results, report)
  }

  private func titles(_ home: MemoryStores, _ query: ArticleQuery = .all) async throws -> [String] {
    try await home.articles.articles(matching: query, in: [Self.news.id]).map(\.article.title).sorted()
  }

  @Test("new articles get the marks of the rules, and the report says what was hidden by how many rules")
  func hides() async throws {
    let home = MemoryStores(
      [Self.news], rules: MemoryRuleRepository("when webinar => hide\nwhen title:/^Tea/ => hide, read\nwhen kernel => star"))
    let (results, report) = try await refreshed(home)
    #expect(results.map(\.numbered) == [.updated(new: [], changed: 0, hidden: 2).with(new: 1)])
    #expect(report?.newArticles == 1)
    #expect(report?.marked.hidden.count == 2)
    #expect(report?.marked.hidingRules == [1, 2])
    #expect(report?.isAllHidden == false)
    #expect(try await titles(home) == ["Kernel"])
    #expect(try await titles(home, ArticleQuery(having: [.hidden])) == ["Tea", "Webinar"])
    #expect(try await titles(home, ArticleQuery(having: [.starred])) == ["Kernel"])
  }

  @Test("rules are applied once: what the user changes afterwards stays, also when the article is edited")
  func once() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when webinar => hide"))
    _ = try await refreshed(home)
    let id = ArticleID(feed: Self.news.id, identity: "guid:1")
    try await home.articles.update(StatusUpdate([id], .set(.hidden, false)), reaching: .all)
    let (results, _) = try await refreshed(home, [.sample(guid: "1", title: "Webinar, edited")])
    #expect(results == [.updated(new: [], changed: 1)])
    #expect(try await titles(home).contains("Webinar, edited"))
  }

  @Test("an article that has a status before it arrives is left alone")
  func known() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when webinar => hide"))
    try await home.articles.update(StatusUpdate([ArticleID(feed: Self.news.id, identity: "guid:1")], .set(.starred, true)), reaching: .all)
    _ = try await refreshed(home)
    #expect(try await titles(home, ArticleQuery(having: [.starred])) == ["Webinar"])
  }

  @Test("a bad line is reported, and the other rules work")
  func badLine() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when titel:x => hide\nwhen webinar => hide"))
    let (_, report) = try await refreshed(home)
    #expect(
      report?.markerProblems == MarkerProblems(lines: [.rule(.badRule(RuleError(.query(.unknownField("titel")), line: 1, column: 6)))]))
    #expect(try await titles(home) == ["Kernel", "Tea"])
  }

  @Test("rules that cannot be read hold up no article, and the report says why")
  func unreadable() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository(failing: MemoryStores.broken))
    let (results, report) = try await refreshed(home)
    #expect(results.map(\.numbered) == [.updated(new: 3, changed: 0)])
    #expect(report?.markerProblems.error == MemoryStores.broken)
  }

  @Test("the report tells when rules hide all that came")
  func all() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when feed:news => hide"))
    let (_, report) = try await refreshed(home)
    #expect(report?.isAllHidden == true)
  }

  @Test("the program that learns of new articles does not learn of hidden ones")
  func notifies() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when webinar or tea => hide"))
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: Self.items), nil))
    for await _ in try await home.refreshFeeds(RefreshInput(program: ProgramCall("notify"))) {}
    #expect(await home.notifier.notifications.map(\.titles) == [["Kernel"]])
  }

  @Test("a rule applies until its end, and what it did stays", arguments: [(0, true), (60, true), (61, false)])
  func ends(minutes: Int, isInForce: Bool) async throws {
    let rules = MemoryRuleRepository("when webinar => hide until 2026-03-01T09:30:00Z")
    let home = MemoryStores([Self.news], rules: rules, now: { .sample(plusMinutes: minutes) })
    _ = try await refreshed(home)
    #expect(try await titles(home) == (isInForce ? ["Kernel", "Tea"] : ["Kernel", "Tea", "Webinar"]))
    _ = try await refreshed(home, Self.items + [.sample(guid: "4", title: "Webinar two")])
    #expect(try await titles(home).contains("Webinar two") != isInForce)
  }

  @Test("a limit leaves the latest articles that arrive together, and those that were there do not count")
  func latest() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("feed news: latest 2"))
    func items(_ numbers: ClosedRange<Int>) -> [FeedItem] {
      numbers.map { .sample(guid: "\($0)", title: "\($0)", published: .sample(plusMinutes: $0 - 100)) }
    }
    let (_, report) = try await refreshed(home, items(1...5))
    #expect(report?.marked.counts == [1: 3] && report?.newArticles == 2)
    #expect(try await titles(home) == ["4", "5"])
    _ = try await refreshed(home, items(1...7))
    #expect(try await titles(home) == ["4", "5", "6", "7"])
  }

  @Test("an article that one rule hides and another keeps is hidden, and retention leaves it alone")
  func keepAndHide() async throws {
    let home = MemoryStores(
      [Self.news], settings: [.keepArticles: .limit(1)], rules: MemoryRuleRepository("when webinar => hide\nwhen webinar or kernel => keep")
    )
    _ = try await refreshed(home)
    #expect(try await titles(home) == ["Kernel", "Tea"])
    // The feed no longer has the articles, so retention may remove them.
    let (_, report) = try await refreshed(home, [.sample(guid: "9", title: "Nine", published: .sample(plusMinutes: 9))])
    #expect(report?.removed == 1)
    #expect(try await titles(home, .everything) == ["Kernel", "Nine", "Webinar"])
  }

  @Test("rules apply to the first articles of a new subscription, too")
  func subscribes() async throws {
    let home = MemoryStores(rules: MemoryRuleRepository("when webinar => hide"))
    await home.feeds.show(.feed(.sample(items: Self.items), nil), at: Self.news.url)
    let subscribed = try await home.subscribe(SubscribeInput(url: Self.news.url.text))
    #expect((subscribed.articles, subscribed.hidden) == (2, 1))
    #expect(try await home.articles.count(matching: .all, in: [subscribed.subscription.id]) == 2)
  }
}

extension FetchResult {
  /// The same result with this number of new articles.
  fileprivate func with(new: Int) -> FetchResult {
    guard case .updated(_, let changed, let hidden) = self, case .updated(let ids, _, _) = FetchResult.updated(new: new, changed: 0) else {
      return self
    }
    return .updated(new: ids, changed: changed, hidden: hidden)
  }
}
