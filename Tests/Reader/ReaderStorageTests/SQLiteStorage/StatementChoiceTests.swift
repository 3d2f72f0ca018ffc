import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import Database
@testable import SQLiteStorage

/// Lists and changes have a way for few articles and one for many. Both have the same result, so the statements tell which one was taken.
@Suite("The statements of lists and changes")
struct StatementChoiceTests {
  private static let feeds = (1...3).map { StoreSample.feed($0) }
  private static let calendar = QueryCalendar(
    now: StoreSample.moment, today: CalendarDate(daysSince1970: StoreSample.moment.dayNumber)
  ) { Timestamp(seconds: Int64($0.daysSince1970) * 86_400) }

  private static func ids(_ numbers: some Sequence<Int>, of feed: FeedID = feeds[0]) -> [ArticleID] {
    numbers.map { StoreSample.article($0, feed: feed).id }.sorted()
  }

  /// Runs `work` with the path of a database whose feeds have `counts` articles.
  private func withDatabase(
    _ counts: [Int], title: (Int) -> String = { "number \($0)" }, _ prepare: (Stores) async throws -> Void = { _ in },
    _ work: (String) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      for (feed, count) in zip(Self.feeds, counts) where count > 0 {
        let articles = (1...count).map { StoreSample.piece($0, feed: feed, title: title($0), body: "<p>text</p>") }
        _ = try await stores.articles.store(articles, of: feed)
      }
      try await prepare(stores)
      try await work(folder.path("strata.db"))
    }
  }

  /// The statements that a new session runs.
  private func statements(_ path: String, _ work: (DatabaseSession) throws -> Void) throws -> Set<String> {
    let session = try DatabaseSession(path: path, fileNumber: 0, timeout: .seconds(5))
    try work(session)
    return Set(session.statements.keys)
  }

  private func list(
    _ path: String, _ query: ArticleQuery, in feeds: [FeedID] = feeds, _ work: (DatabaseListing) throws -> Void
  ) throws -> [String] {
    try statements(path) { session throws in try work(DatabaseListing(query, in: RequestedFeeds(feeds, in: session), of: session)) }
      .filter { $0.contains("FROM article") }.sorted()
  }

  private static func query(_ text: String, size: Int = .max) throws -> ArticleQuery {
    var query = ArticleQuery(window: ListWindow(size: size))
    query.add(try Query(text), at: calendar)
    return query
  }

  // MARK: Changes

  private func change(
    _ path: String, _ ids: [ArticleID], _ change: ArticleStatus.Change = .set(.read, true)
  ) throws -> Set<String> {
    try statements(path) { session throws in
      try session.changing { session throws(DatabaseError) in
        let marks = BulkMarks(session)
        let statuses = Dictionary(uniqueKeysWithValues: zip(ids, try marks.statuses(ofSorted: ids)))
        try marks.update(ids, change, from: statuses)
      }
    }
  }

  private static let one = "UPDATE article SET is_read = ?1 WHERE id = ?2 AND is_read != ?1"
  private static let all = "UPDATE article NOT INDEXED SET is_read = ?1 WHERE is_read != ?1"
  private static let marked = "EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = ?2)"
  private static let scan = "SELECT id FROM article ORDER BY id"

  @Test("up to a tenth of all articles are updated one by one, and more by a scan", arguments: [(4, true), (5, false)])
  func tenth(count: Int, areSingle: Bool) async throws {
    try await withDatabase([37, 3]) { path async throws in
      let statements = try change(path, Self.ids(1...count))
      #expect(statements.contains(Self.one) == areSingle)
      #expect(statements.contains { $0.contains("NOT INDEXED") } == !areSingle)
    }
  }

  @Test("when all articles without a mark get it, no article's marks are read")
  func allArticles() async throws {
    try await withDatabase([40]) { path async throws in
      let set = try change(path, Self.ids(1...40))
      #expect(set.isSuperset(of: [Self.all, Self.scan]) && !set.contains { $0.contains(Self.marked) })
      let cleared = try change(path, Self.ids(1...40), .set(.read, false))
      #expect(cleared.isSuperset(of: [Self.all, Self.scan]) && !cleared.contains { $0.contains(Self.marked) })
    }
  }

  @Test("when some articles stay without the mark, the marks of each article are read")
  func someArticles() async throws {
    try await withDatabase([40]) { path async throws in
      let maximum = try change(path, Self.ids(1...39))
      #expect(maximum.contains("\(Self.all) AND \(Self.marked)") && !maximum.contains(Self.scan), "There are more than these.")
    }
    try await withDatabase([40]) { path async throws in
      let others = try change(path, Self.ids(2...41))
      #expect(others.isSuperset(of: ["\(Self.all) AND \(Self.marked)", Self.scan]), "One of these is not stored.")
    }
    try await withDatabase([40], { stores async throws in _ = try await stores.statuses.update(Self.ids(1...10), .set(.read, true)) }) {
      path async throws in
      let toggled = try change(path, Self.ids(1...40), .toggle(.read))
      #expect(toggled.isSuperset(of: ["\(Self.all) AND \(Self.marked)", "\(Self.all) AND NOT \(Self.marked)"]))
    }
  }

  @Test("a tag of other letters is looked up in all its spellings, and a mark of ASCII letters is not")
  func spellings() async throws {
    let tag = try ArticleMark.tag(TagName("e\u{301}"))
    try await withDatabase([3], { stores async throws in _ = try await stores.statuses.update(Self.ids(1...2), .set(tag, true)) }) {
      path async throws in
      let session = try DatabaseSession(path: path, fileNumber: 0, timeout: .seconds(5))
      #expect(try DatabaseMarks(session).words(of: .starred) == ["starred"])
      #expect(session.statements.isEmpty)
      let words = try DatabaseMarks(session).words(of: .tag(TagName("\u{E9}")))
      #expect(words.map { Array($0.utf8) } == [Array(tag.rawValue.utf8)], "It is stored with two scalars.")
    }
  }

  // MARK: Lists

  @Test(
    "the marks of more than a tenth of all articles are read in one scan",
    arguments: [([40], 4, false), ([40], 5, true), ([20, 20], 4, false)])
  func statuses(counts: [Int], unread: Int, isScan: Bool) async throws {
    let read = Self.ids((unread + 1)...counts[0])
    try await withDatabase(counts, { stores async throws in _ = try await stores.statuses.update(read, .set(.read, true)) }) {
      path async throws in
      let statements = try list(path, ArticleQuery(lacking: [.read]), in: counts.count == 1 ? Self.feeds : [Self.feeds[0]]) {
        listing throws in
        #expect(try listing.statuses().count == unread)
      }
      #expect(statements.contains { $0.contains("is_read = 0") } == !isScan, "\(statements)")
      if isScan { #expect(statements.contains { $0.contains("(SELECT id FROM article ) AS found") }) }
    }
  }

  @Test("a scan of some feeds leaves the articles of others out")
  func scanOfFeeds() async throws {
    try await withDatabase([20, 5]) { path async throws in
      let statements = try list(path, .all, in: [Self.feeds[0]]) { listing throws in #expect(try listing.statuses().count == 20) }
      #expect(statements.contains { $0.contains("WHERE +feed = ?") }, "\(statements)")
    }
  }

  @Test("the counts of feeds answer for all, unread and starred articles without reading an article")
  func counts() async throws {
    try await withDatabase([9], { stores async throws in _ = try await stores.statuses.update(Self.ids(1...4), .set(.read, true)) }) {
      path async throws in
      let queries: [(ArticleQuery, Int)] = [
        (.all, 9), (.everything, 9), (ArticleQuery(lacking: [.read]), 5), (ArticleQuery(having: [.read]), 4),
        (ArticleQuery(having: [.starred]), 0), (ArticleQuery(lacking: [.starred]), 9), (ArticleQuery(having: [.hidden]), 0),
      ]
      for (query, count) in queries {
        let statements = try list(path, query) { listing throws in #expect(try listing.count() == count) }
        #expect(statements == [])
      }
      let tagged = ArticleQuery(having: [.tag(try TagName("tea"))])
      let statements = try list(path, tagged) { listing throws in #expect(try listing.count() == 0) }
      #expect(statements.count == 1)
    }
  }

  @Test("no article is looked for in feeds that have none")
  func noArticles() async throws {
    try await withDatabase([3]) { path async throws in
      for query in [.all, ArticleQuery(having: [.tag(try TagName("tea"))]), try Self.query("is:starred or tea")] {
        let statements = try list(path, query, in: [Self.feeds[1]]) { listing throws in
          #expect(try listing.page().rows.isEmpty && listing.count() == 0 && listing.statuses().isEmpty)
        }
        #expect(statements == [])
      }
    }
  }

  @Test("a page with all articles needs no count")
  func wholePage() async throws {
    try await withDatabase(
      [9], { stores async throws in _ = try await stores.statuses.update(Self.ids(1...2), .set(.tag(TagName("tea")), true)) }
    ) { path async throws in
      var query = ArticleQuery(having: [.tag(try TagName("tea"))], window: ListWindow(size: 5))
      let whole = try list(path, query) { listing throws in #expect(try listing.page().total == 2) }
      #expect(!whole.contains { $0.contains("count(*)") }, "\(whole)")
      query.window = ListWindow(size: 1)
      let part = try list(path, query) { listing throws in #expect(try listing.page().total == 2) }
      #expect(part.contains { $0.contains("count(*)") }, "\(part)")
    }
  }

  @Test("marks are read only for a query that needs them, and bodies only when nothing else decides")
  func needs() async throws {
    try await withDatabase([4], { stores async throws in _ = try await stores.statuses.update(Self.ids(1...4), .set(.starred, true)) }) {
      path async throws in
      let marks = "EXISTS (SELECT 1 FROM mark"
      let (plain, titles) = try (
        list(path, .all) { listing throws in _ = try listing.page() },
        list(path, Self.query("title:number")) { listing throws in _ = try listing.count() }
      )
      #expect(!plain.contains { $0.contains(marks) } && !titles.contains { $0.contains(marks) })
      let starred = try list(path, Self.query("is:starred or body:tea")) { listing throws in _ = try listing.count() }
      #expect(starred.contains { $0.contains(marks) })
      for (text, readsBodies) in [("is:starred or body:tea", false), ("is:read or body:text", true)] {
        let statements = try statements(path) { session throws in
          let listing = DatabaseListing(try Self.query(text), in: try RequestedFeeds(Self.feeds, in: session), of: session)
          #expect(try listing.page().rows.count == 4)
        }
        #expect(statements.contains("SELECT record FROM body WHERE article = ?") == readsBodies, "\(text)")
        #expect(!statements.contains("SELECT word FROM mark WHERE article = ?"), "Columns tell the marks of articles without tags.")
      }
    }
  }

  @Test("a word index is used unless it finds so many articles that the top of the list has enough of them")
  func words() async throws {
    let (count, limit) = (50, ListWindow(size: 1).reach.below)
    let maximum = Int((16 * Double(limit) * Double(count)).squareRoot())
    for found in [maximum, maximum + 1] {
      try await withDatabase([count], title: { $0 <= found ? "wren \($0)" : "other \($0)" }) { path async throws in
        let query = try Self.query("title:wren", size: 1)
        let statements = try statements(path) { session throws in
          let listing = DatabaseListing(query, in: try RequestedFeeds(Self.feeds, in: session), of: session)
          #expect(try listing.page().rows.count == 1)
        }
        #expect(statements.contains { $0.contains("LIMIT ?)") }, "\(statements)")
        #expect(statements.contains { $0.contains("number IN (SELECT rowid FROM title_words") } == (found == maximum), "\(statements)")
        let counted = try self.statements(path) { session throws in
          let listing = DatabaseListing(query, in: try RequestedFeeds(Self.feeds, in: session), of: session)
          #expect(try listing.count() == found)
        }
        #expect(counted.contains { $0.contains("number IN (SELECT rowid FROM title_words") } && !counted.contains { $0.contains("LIMIT") })
      }
    }
  }

  @Test(
    "a single feed, and feeds with few of all articles, are read by the index of feeds; others in the order of the list",
    arguments: [([1, 1, 41], 2, true), ([1, 1, 40], 2, false), ([41, 1, 1], 1, true), ([41, 0, 0], 1, false)])
  func narrow(counts: [Int], asked: Int, isNarrow: Bool) async throws {
    try await withDatabase(counts) { path async throws in
      let session = try DatabaseSession(path: path, fileNumber: 0, timeout: .seconds(5))
      let conditions = try ListingConditions(.all, in: RequestedFeeds(Array(Self.feeds.prefix(asked)), in: session), on: .below)
      let plan = try session.statement(
        "EXPLAIN QUERY PLAN SELECT record FROM article \(conditions.sql) \(ListingConditions.Side.below.order)"
      )
      .rows(conditions.values) { $0.text(3) }
      #expect(plan.first?.contains(isNarrow ? "USING INDEX article_of_feed" : "USING INDEX article_in_order") == true, "\(plan)")
    }
  }
}
