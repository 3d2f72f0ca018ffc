import ArticleStorage
import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import Files
import Growth
import Properties
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

/// Every repository must give the same results, so that a test with a repository in memory says something about the program.
@Suite("Agreement of repositories in memory with those on disk")
struct RepositoryAgreementTests {
  private static let feeds = [StoreSample.feed(1), StoreSample.feed(2)]

  private static let seeds: Range<UInt64> = 0..<(SlowPart.isRun ? 4 : 2)

  @Test("random calls of an article repository have the same results", arguments: seeds, [StoreKind.files, .sqlite])
  func articles(seed: UInt64, kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let (memory, stored) = (MemoryArticleRepository(), stores.repository)
      var random = SeededGenerator(seed)
      var moment = StoreSample.moment
      for number in 1...60 {
        moment = moment.adding(minutes: .random(in: 0...2_000, using: &random))
        let call = ArticleCall(&random, at: moment, feeds: Self.feeds)
        let (expected, actual) = (await call.result(of: memory), await call.result(of: stored))
        try #require(expected == actual, "call \(number): \(call)")
      }
    }
  }

  @Test("random calls of a subscription repository have the same results", arguments: 0..<6 as Range<UInt64>)
  func subscriptions(seed: UInt64) async throws {
    try await TemporaryFolder.with { folder async throws in
      let repositories: [any SubscriptionRepository] = [
        MemorySubscriptionRepository(), Stores(directory: folder.path).subscriptions,
        DryRunSubscriptionRepository(base: MemorySubscriptionRepository()),
      ]
      var random = SeededGenerator(seed)
      let samples = (1...5).map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Feed \($0)") }
      for _ in 1...40 {
        let (subscription, other) = (
          samples.randomElement(using: &random) ?? samples[0], samples.randomElement(using: &random) ?? samples[0]
        )
        let call = Int.random(in: 0..<6, using: &random)
        let interval = "\(Int.random(in: 60...90, using: &random))"
        var results: [String] = []
        for repository in repositories {
          switch call {
          case 0: results.append("\(try await repository.add([subscription, other]))")
          case 1:
            let changed = try await repository.redirect(subscription.id, to: other.url, former: subscription.url)
            results.append("\(String(describing: changed))")
          case 2:
            var settings = FeedSettings()
            settings[.interval] = interval
            let change = SubscriptionChange(title: interval.hasSuffix("0") ? "" : "T\(interval)", settings: settings)
            results.append("\(String(describing: try await repository.configure(subscription.id, change)))")
          case 3:
            let site = interval.hasSuffix("2") ? nil : StoreSample.url("https://example.org/\(interval)")
            let details = FeedDetails(title: interval.hasSuffix("1") ? "" : "T\(interval)", site: site)
            try await repository.recordFeedDetails([subscription.id: details])
          case 4: try await repository.recordServerIDs([subscription.id: interval.hasSuffix("1") ? nil : ServerFeedID(interval)])
          default: try await repository.remove(subscription.id)
          }
          results.append("\(try await repository.all())")
        }
        let number = results.count / repositories.count
        try #require(results.dropFirst(number) + results.prefix(number) == results[...])
      }
    }
  }

  @Test("fetch states are merged, and undo entries move only if they are the last ones", arguments: [StoreKind.files, .sqlite])
  func fetchStatesAndUndo(kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      try await TemporaryFolder.with { folder async throws in
        let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
        let undo = JSONUndoStore(directory: directory, executor: FileExecutor(label: "strata.tests"))
        let states: [any FetchStateRepository] = [MemoryFetchStateRepository(), StoredFetchStateRepository(stores: stores.current)]
        for repository in states {
          try await repository.record([Self.feeds[0]: FetchState(failures: 1), Self.feeds[1]: FetchState(failures: 2)])
          try await repository.record([Self.feeds[1]: FetchState(failures: 3)])
          #expect(try await repository.all().mapValues(\.failures) == [Self.feeds[0]: 1, Self.feeds[1]: 3])
        }
        let entries = (1...2).map { UndoEntry.marked([StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article($0).id])]) }
        let histories: [any UndoHistory] = [MemoryUndoHistory(), undo]
        for history in histories {
          #expect(try await history.last() == nil)
          for entry in entries { try await history.remember(entry) }
          try await history.moveToUndone(entries[0])
          #expect(try await history.last() == entries[1])
          #expect(try await history.lastUndone() == nil)
          try await history.moveToUndone(entries[1])
          #expect(try await history.last() == entries[0])
          #expect(try await history.lastUndone() == entries[1])
          try await history.moveBack(entries[0])
          #expect(try await history.last() == entries[0])
          try await history.moveBack(entries[1])
          #expect(try await history.last() == entries[1])
          #expect(try await history.lastUndone() == nil)
          try await history.moveToUndone(entries[1])
          for number in 3...4 { try await history.remember(.read([StoreSample.article(number).id])) }
          #expect(try await history.last() == .read([StoreSample.article(3).id, StoreSample.article(4).id]))
          #expect(try await history.lastUndone() == nil)
        }
      }
    }
  }

  @Test("settings are set, and restored to their defaults")
  func settings() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let store = JSONConfigurationStore(directory: directory, executor: FileExecutor(label: "strata.tests"))
      let repositories: [any ConfigurationRepository] = [
        MemoryConfigurationRepository(), StoredConfigurationRepository(settings: RetentionRules.settings, store: store),
      ]
      for repository in repositories {
        try await repository.set(.keepDays, to: .limit(7))
        try await repository.set(.keepArticles, to: .limit(500))
        try await repository.set(.keepDays, to: nil)
        #expect(try await repository.configuration() == Configuration([.keepArticles: .limit(500)]))
      }
    }
  }
}

/// A random call of an article repository.
private enum ArticleCall {
  case store(FetchedFeed, Timestamp)
  case update(StatusChange.Target, ArticleStatus.Change)
  case updateIDs([ArticleID], ArticleStatus.Change)
  case purge(FetchedFeed, Retention, Timestamp)
  case merge(FeedID, FeedID)
  case query(ArticleQuery)
  case open(ArticleReference)

  private static let feeds = [StoreSample.feed(1), StoreSample.feed(2)]
  private static let marks = [ArticleMark.read, .starred, ArticleMark(rawValue: "later")]

  init(_ random: inout SeededGenerator, at moment: Timestamp, feeds: [FeedID]) {
    let feed = Bool.random(using: &random) ? feeds[0] : feeds[1]
    let id = ArticleID(feed: feed, identity: "guid:\(Int.random(in: 1...12, using: &random))")
    let mark = Self.marks[.random(in: 0..<3, using: &random)]
    let change: ArticleStatus.Change = Bool.random(using: &random) ? .toggle(mark) : .set(mark, .random(using: &random))
    let query = ArticleQuery(
      having: Bool.random(using: &random) ? [] : [mark], lacking: Bool.random(using: &random) ? [] : [.read],
      since: Bool.random(using: &random) ? nil : moment.adding(minutes: -3_000),
      until: Bool.random(using: &random) ? nil : moment.adding(minutes: -1_000),
      refresh: Int.random(in: 0..<4, using: &random) == 0 ? .latest : nil,
      words: Bool.random(using: &random) ? [] : ["wren \(Int.random(in: 1...3, using: &random))"],
      window: Bool.random(using: &random) ? .all : Self.window(&random, at: moment, of: id))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: self = .store(Self.document(of: feed, at: moment, &random), moment)
    case 3: self = .update(.articles([ArticleReference(id), ArticleReference(id)]), change)
    case 4: self = .update(.matching(query), change)
    case 5: self = .updateIDs([id], change)
    case 6:
      let retention = Retention(maximumArticles: .random(in: 1...8, using: &random), maximumDays: Bool.random(using: &random) ? nil : 3)
      self = .purge(Self.document(of: feed, at: moment, &random), retention, moment)
    case 7: self = .merge(feeds[0], feeds[1])
    case 8: self = .open(ArticleReference(id))
    default: self = .query(query)
    }
  }

  private static func window(_ random: inout SeededGenerator, at moment: Timestamp, of id: ArticleID) -> ListWindow {
    let key = ArticleSortKey(
      date: moment.adding(minutes: -60 * .random(in: 0...12, using: &random)), firstSeen: moment,
      position: .random(in: 0...3, using: &random),
      id: id)
    let starts: [ListWindow.Start] = [.top, .bottom, .at(key), .below(key), .above(key), .around(key)]
    return ListWindow(starts.randomElement(using: &random) ?? .top, size: .random(in: 0...5, using: &random))
  }

  private static func document(of feed: FeedID, at moment: Timestamp, _ random: inout SeededGenerator) -> FetchedFeed {
    let items = (1...12).shuffled(using: &random).prefix(.random(in: 0...6, using: &random)).map { number in
      FeedItem.sample(
        guid: "\(number)", title: "wren \(number % 4)", url: StoreSample.url("https://example.org/\(number)"),
        body: .text("Body \(Int.random(in: 1...2, using: &random))."),
        published: number.isMultiple(of: 3) ? nil : moment.adding(minutes: -60 * number))
    }
    return FetchedFeed(feed: feed, content: Feed(format: .rss, items: Array(items)))
  }

  /// The result of the call, or its error, and everything that the repository then shows.
  func result(of repository: any ArticleRepository) async -> [String] {
    var result: [String]
    do {
      switch self {
      case .store(let fetched, let moment):
        try await repository.beginRefresh(at: moment)
        result = ["\(try await repository.store(fetched, at: moment))"]
      case .update(let target, let change):
        result = try await repository.update(target, change, in: Self.feeds)
          .map { "\(Self.text($0.entry)), before \(Self.text($0.before))" }.sorted()
      case .updateIDs(let ids, let change):
        try await repository.update(StatusUpdate(ids, change), reaching: .all)
        result = []
      case .purge(let fetched, let retention, let moment):
        result = ["\(try await repository.purge(after: fetched, keeping: retention, at: moment))"]
      case .merge(let feed, let other):
        result = try await repository.merge(feed, into: other).map { "\($0)" }
      case .query(let query):
        let page = try await repository.page(matching: query, in: Self.feeds)
        result = page.rows.map(Self.text)
        result.append("\(page.with([Int]())), \(try await repository.count(matching: query, in: Self.feeds))")
        result += try await repository.open(.matching(query), in: Self.feeds).map { Self.text($0.entry) }
        result += try await repository.statuses(matching: query, in: Self.feeds).map { "\($0.key) \(Self.text($0.value))" }.sorted()
      case .open(let reference): result = try await repository.open(.articles([reference]), in: Self.feeds).map { Self.text($0.entry) }
      }
      result += try await repository.articles(matching: .all, in: Self.feeds).map(Self.text)
      result += try await repository.counts(in: Self.feeds).map { "\($0.key) \($0.value)" }.sorted()
    } catch {
      result = ["\(error)"]
    }
    return result
  }

  private static func text(_ entry: ArticleWithStatus) -> String { "\(entry.article) \(text(entry.status))" }

  /// A set has no order of its own.
  private static func text(_ status: ArticleStatus) -> String { "\(status.marks.map(\.rawValue).sorted())" }
}
