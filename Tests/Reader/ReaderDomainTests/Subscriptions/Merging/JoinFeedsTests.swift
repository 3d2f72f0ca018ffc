import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("JoinFeeds")
struct JoinFeedsTests {
  private static let tea = Subscription.sample(url: "https://example.org/tea", title: "Tea", folder: FolderPath("One"))
  private static let pot = Subscription.sample(url: "https://example.org/tea#pot", title: "Pot", folder: FolderPath("Two"), tags: ["x"])
  private static let other = Subscription.sample(title: "Other")

  private static func article(_ name: String, _ feed: Subscription) -> Article {
    .sample(guid: name, feed: feed.id, title: name, url: .sample("https://example.org/\(name)"))
  }

  private static let fetchStates = [
    tea.id: FetchState(lastTried: .sample(plusMinutes: -90)), pot.id: FetchState(lastTried: .sample(plusMinutes: -90)),
  ]

  private let home = MemoryStores(
    [other, tea, pot],
    articles: [
      .sample(article("both", tea), marks: [.read]), .sample(article("both", pot), marks: [.starred]),
      .sample(article("hidden", tea), marks: [.hidden]), .sample(article("hidden", pot)),
      .sample(article("only", pot), marks: [.read, .starred]), .sample(article("else", other)),
    ],
    fetchStates: fetchStates, views: ["pots": "feed:pot", "all": "title:tea", "teas": "feed:tea"],
    rules: MemoryRuleRepository("when feed:\(pot.id) => hide\nfeed Pot: latest 3\nwhen feed:tea => star\n"))

  private func marks(_ feed: Subscription) async throws -> [String: Set<ArticleMark>] {
    let entries = try await home.articles.articles(matching: .everything, in: [feed.id])
    return Dictionary(entries.map { ($0.article.title, $0.status.marks) }) { $0.union($1).union([ArticleMark(rawValue: "twice")]) }
  }

  private static let joined = Self.tea.changed(FeedJoin(tea, [pot]).change)
  private static let united: [String: Set<ArticleMark>] = ["both": [.read, .starred], "hidden": [.hidden], "only": [.read, .starred]]

  @Test("two subscriptions of one feed become one with the articles and marks of both, and what names only the other is reported")
  func joins() async throws {
    let result = try await home.joinFeeds(JoinFeedsInput())
    #expect(
      result
        == JoinFeedsResult(
          [FeedJoin(Self.tea, [Self.pot])], views: ["pots"],
          rules: ["when feed:\(Self.pot.id) => hide", "feed Pot: latest 3"]))
    #expect(try await home.subscriptions.all() == [Self.other, Self.joined])
    #expect(Self.joined.tags.map(\.text) == ["x", "two"])
    #expect(try await marks(Self.tea) == Self.united)
    #expect(try await home.joinFeeds(JoinFeedsInput()) == JoinFeedsResult([]))
    #expect(await home.undoHistory.undoHistory.count == 1)
  }

  @Test("one undo brings back both with their settings and marks, a copied article stays, and redo joins them again")
  func undo() async throws {
    _ = try await home.joinFeeds(JoinFeedsInput())
    _ = try await home.undoLastAction(.last)
    #expect(try await home.subscriptions.all() == [Self.other, Self.tea, Self.pot])
    #expect(try await marks(Self.tea) == ["both": [.read], "hidden": [.hidden], "only": [.read, .starred]])
    #expect(try await marks(Self.pot) == ["both": [.starred], "hidden": [], "only": [.read, .starred]])
    _ = try await home.undoLastAction(.lastUndone)
    #expect(try await home.subscriptions.all() == [Self.other, Self.joined])
    #expect(try await marks(Self.tea) == Self.united)
  }

  @Test("undo leaves a setting that was changed since the join")
  func changedSince() async throws {
    _ = try await home.joinFeeds(JoinFeedsInput())
    _ = try await home.subscriptions.configure(Self.tea.id, SubscriptionChange(tags: [try TagName("mine")]))
    _ = try await home.undoLastAction(.last)
    #expect(try await home.subscriptions.all()[1].tags.map(\.text) == ["mine"])
  }

  @Test("a dry run tells the same and changes nothing, not even the lock")
  func dryRun() async throws {
    let token = try await home.refreshLock.take()
    let planned = try await home.joinFeeds(JoinFeedsInput(isDryRun: true))
    #expect(planned.joins == [FeedJoin(Self.tea, [Self.pot])] && planned.views == ["pots"])
    await #expect(throws: ReaderError.store(.locked(byProcess: nil))) { try await home.joinFeeds(JoinFeedsInput()) }
    withExtendedLifetime(token) {}
    #expect(try await home.subscriptions.all() == [Self.other, Self.tea, Self.pot])
    #expect(try await marks(Self.tea)["both"] == [.read])
  }

  @Test("an article that only the other feed had is not new when the next refresh brings it")
  func refreshed() async throws {
    _ = try await home.joinFeeds(JoinFeedsInput())
    let items = ["both", "hidden", "only", "new"].map {
      FeedItem.sample(guid: $0, title: $0, url: .sample("https://example.org/\($0)"))
    }
    await home.feeds.response(Self.tea.url, with: .feed(Feed(format: .rss, items: items), nil))
    for await _ in try await home.refreshFeeds(RefreshInput(feeds: [FeedReference(Self.tea.id.text)])) {}
    // The rule stars what is new.
    #expect(try await marks(Self.tea) == Self.united.merging(["new": [.starred]]) { $1 })
  }

  @Test(
    "a feed that may still be fetched for the first time gets no copies of articles, whose IDs no other device would know",
    arguments: [
      ([:], true), ([tea.id: FetchState(lastTried: .sample(), failures: 2, problem: .web(.timedOut(seconds: 60)))], true),
      ([tea.id: FetchState(lastTried: .sample(), lastSucceeded: .sample())], false),
      ([tea.id: FetchState(lastTried: .sample(), failures: 3, problem: .web(.timedOut(seconds: 60)))], false),
    ] as [([FeedID: FetchState], Bool)])
  func notFetched(fetchStates: [FeedID: FetchState], isRefused: Bool) async throws {
    let home = MemoryStores([Self.tea, Self.pot], articles: [.sample(Self.article("only", Self.pot))], fetchStates: fetchStates)
    guard isRefused else {
      #expect(try await home.joinFeeds(JoinFeedsInput()).joins.count == 1)
      return
    }
    for isDryRun in [true, false] {
      await #expect(throws: ReaderError.subscription(.notFetched(Self.tea))) {
        try await home.joinFeeds(JoinFeedsInput(isDryRun: isDryRun))
      }
    }
    #expect(try await home.subscriptions.all() == [Self.tea, Self.pot])
    #expect(try await home.articles.counts(in: [Self.tea.id]).isEmpty)
  }

  private enum Failing: CaseIterable, Sendable { case merge, record, remember, configure, remove }

  @Test(
    "a join that fails at any step loses no subscription with what only it has, and the next one completes it", arguments: Failing.allCases)
  private func fails(at step: Failing) async throws {
    switch step {
    case .merge: await home.articles.failWith(MemoryStores.broken, on: [.merge])
    case .record: await home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    case .remember: await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    case .configure: await home.subscriptions.failWith(MemoryStores.broken, on: [.configure])
    case .remove: await home.subscriptions.failWith(MemoryStores.broken, on: [.remove])
    }
    await #expect(throws: MemoryStores.broken) { try await home.joinFeeds(JoinFeedsInput()) }
    await home.articles.failWith(nil)
    await home.fetchStates.failWith(nil)
    await home.undoHistory.failWith(nil)
    await home.subscriptions.failWith(nil)
    #expect(try await home.subscriptions.all().last == Self.pot)
    _ = try await home.joinFeeds(JoinFeedsInput())
    #expect(try await home.subscriptions.all() == [Self.other, Self.joined])
    #expect(try await marks(Self.tea) == Self.united)
  }
}
