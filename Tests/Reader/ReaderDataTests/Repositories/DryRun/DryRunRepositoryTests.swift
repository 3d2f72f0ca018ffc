import CoreDoubles
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Dry run repositories")
struct DryRunRepositoryTests {
  private static let feed = Subscription.sample()
  private static let read = ArticleWithStatus.sample(.sample(guid: "1", feed: feed.id), marks: [.read])
  private static let unread = ArticleWithStatus.sample(.sample(guid: "2", feed: feed.id))

  @Test("later calls see changed subscriptions, and the repository itself does not change")
  func subscriptions() async throws {
    let base = MemorySubscriptionRepository([Self.feed])
    let repository = DryRunSubscriptionRepository(base: base)
    let other = Subscription.sample(url: "https://example.org/other.xml", title: "Other")
    #expect(try await repository.add([other, Self.feed, other]) == [other])
    #expect(try await repository.all() == [Self.feed, other])
    try await repository.remove(Self.feed.id)
    #expect(try await repository.all() == [other])
    #expect(try await base.all() == [Self.feed])
  }

  @Test("changed marks are reported, and not set")
  func marks() async throws {
    let base = MemoryArticleRepository([Self.read, Self.unread])
    let repository = DryRunArticleRepository(base: base)
    let target = StatusChange.Target.articles([ArticleReference(Self.unread.article.id)])
    let changed = try await repository.update(target, .set(.read, true), in: [Self.feed.id])
    #expect(changed.map(\.entry.status.isRead) == [true] && changed.map(\.before.isRead) == [false])
    let update = StatusUpdate([Self.unread.article.id, ArticleID(feed: Self.feed.id, identity: "gone")], .set(.starred, true))
    #expect(try await repository.update(update, reaching: .stored(in: [Self.feed.id])) == [Self.unread.article.id: .new])
    #expect(try await repository.update(update, reaching: .all) == [:])
    #expect(try await repository.count(matching: ArticleQuery(lacking: [.read]), in: [Self.feed.id]) == 1)
    #expect(try await base.statuses(matching: .all, in: [Self.feed.id]).values.allSatisfy { !$0.isStarred })
  }

  @Test("a document has as many new articles as it would bring, and none is stored")
  func storing() async throws {
    let document = FetchedFeed(
      feed: Self.feed.id, content: Feed(format: .rss, items: ["1", "2", "3"].map { FeedItem(guid: $0, title: "Item") }))
    let (base, twin) = (MemoryArticleRepository(), MemoryArticleRepository())
    let expected = try await twin.store(document, at: .sample())
    #expect(try await DryRunArticleRepository(base: base).store(document, at: .sample()) == expected)
    #expect(try await base.count(matching: .all, in: [Self.feed.id]) == 0)
    let again = try await DryRunArticleRepository(base: twin).store(document, at: .sample(plusMinutes: 5))
    #expect(again == MergeResult(new: [], changed: 0, stored: 3))
  }

  @Test("expired articles are counted as the repository would remove them, and stay")
  func purging() async throws {
    let document = FetchedFeed(feed: Self.feed.id, content: Feed(format: .rss, items: [FeedItem(guid: "1")]))
    let entries = (1...5).map { number in
      ArticleWithStatus.sample(
        .sample(guid: "\(number)", feed: Self.feed.id, published: .sample(plusMinutes: -number * 24 * 60)),
        marks: number == 5 ? [.starred] : [])
    }
    let base = MemoryArticleRepository(entries)
    let repository = DryRunArticleRepository(base: base)
    let counted = try await repository.purge(after: document, keeping: Retention(maximumArticles: 2), at: .sample())
    #expect(try await base.count(matching: .all, in: [Self.feed.id]) == 5)
    #expect(try await base.purge(after: document, keeping: Retention(maximumArticles: 2), at: .sample()) == counted)
    #expect(counted > 0)
  }

  @Test("the undo history and the fetch states stay as they are")
  func others() async throws {
    let (history, states) = (MemoryUndoHistory(), MemoryFetchStateRepository())
    try await history.remember(.unsubscribed(Self.feed))
    let dry = DryRunUndoHistory(base: history)
    dry.remember(.read([Self.read.article.id]))
    dry.moveToUndone(.unsubscribed(Self.feed))
    #expect(try await dry.last() == .unsubscribed(Self.feed))
    #expect(try await history.last() == .unsubscribed(Self.feed))
    #expect(try await dry.lastUndone() == nil)
    try await history.moveToUndone(.unsubscribed(Self.feed))
    #expect(try await dry.lastUndone() == .unsubscribed(Self.feed))
    dry.moveBack(.unsubscribed(Self.feed))
    #expect(try await dry.last() == nil)
    DryRunFetchStateRepository(base: states).record([Self.feed.id: FetchState(failures: 1)])
    #expect(try await states.all().isEmpty)
  }

  @Test("what is read comes from the repository itself")
  func reading() async throws {
    let state = FetchState(failures: 3)
    let base = MemoryArticleRepository([Self.read, Self.unread], fetchStates: [Self.feed.id: state])
    let (dry, feeds) = (DryRunArticleRepository(base: base), [Self.feed.id])
    #expect(try await dry.page(matching: .all, in: feeds).rows.count == 2)
    #expect(try await dry.count(matching: ArticleQuery(having: [.read]), in: feeds) == 1)
    #expect(try await dry.statuses(matching: ArticleQuery(having: [.read]), in: feeds).keys.map(\.self) == [Self.read.article.id])
    #expect(try await dry.counts(in: feeds)[Self.feed.id]?.all == 2)
    #expect(try await dry.fetchStates(of: feeds) == [Self.feed.id: state])
    #expect(
      try await dry.open(.articles([ArticleReference(Self.read.article.id)]), in: feeds).map(\.entry.article.id) == [Self.read.article.id])
    #expect(try await dry.completeFeeds() == base.completeFeeds())
    let states = MemoryFetchStateRepository()
    try await states.record([Self.feed.id: state])
    #expect(try await DryRunFetchStateRepository(base: states).all() == [Self.feed.id: state])
  }

  @Test("an edited title counts as a change, and an article that gains a guid counts as known")
  func edits() async throws {
    let page = StoreSample.url("https://example.org/1")
    func document(_ items: FeedItem...) -> FetchedFeed { FetchedFeed(feed: Self.feed.id, content: Feed(format: .rss, items: items)) }
    let base = MemoryArticleRepository()
    _ = try await base.store(
      document(FeedItem(title: "One", url: page, published: .sample()), FeedItem(guid: "2", title: "Two")), at: .sample())
    let dry = DryRunArticleRepository(base: base)
    let gained = document(FeedItem(guid: "g", title: "One", url: page, published: .sample()), FeedItem(guid: "2", title: "Edited"))
    let result = try await dry.store(gained, at: .sample(plusMinutes: 5))
    #expect(result.new == [] && result.changed == 1 && result.stored == 2)
  }

  @Test("a dry run reports what rules would do with new articles, also by their bodies")
  func rules() async throws {
    let rules = RuleMatcher(
      RuleDocument("when title:tea => hide\nwhen body:river => star").entries, at: .sample(StoreSample.moment), subscriptions: [Self.feed],
      latestRefresh: nil)
    let items = [FeedItem(guid: "1", title: "tea"), FeedItem(guid: "2", title: "milk", body: .html("<p>river</p>")), FeedItem(guid: "3")]
    let document = FetchedFeed(feed: Self.feed.id, content: Feed(format: .rss, items: items))
    let result = try await DryRunArticleRepository(base: MemoryArticleRepository()).store(document, at: .sample(), marker: rules)
    #expect(result.new.count == 3 && result.marked.hidden == [result.new[0]])
    #expect(result.marked.marks == [result.new[0]: [.hidden], result.new[1]: [.starred]])
  }

  @Test("a dry run shows changed rules, and does not keep them")
  func changedRules() async throws {
    let base = MemoryRuleRepository()
    let dry = DryRunRuleRepository(base: base)
    #expect(try await dry.change(.add(ArticleRule("when title:tea => hide"))).entries.count == 1)
    #expect(try await dry.document().entries.isEmpty)
    #expect(try await base.document().entries.isEmpty)
  }
}
