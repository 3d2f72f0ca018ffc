import ArticleStorage
import CoreDomain
import CoreDoubles
import DataDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// The stores narrow a list by their own means and evaluate the rest of a query. The store in memory has no means but the evaluator, which also
/// evaluates the whole query here. Queries name views, which name other views.
@Suite("Queries in all stores")
struct QueryAgreementTests {
  private static let now = StoreSample.moment
  private static let calendar = QueryCalendar(now: now, today: CalendarDate(daysSince1970: now.dayNumber)) { day in
    Timestamp(seconds: Int64(day.daysSince1970) * 86_400)
  }
  private static let subscriptions = (1...6).map {
    StoreSample.subscription($0, title: ["Green Notes", "tea", "Äther"][$0 % 3] + " \($0)", folder: ["", "News", "News/Local"][$0 % 3])
      .changed(SubscriptionChange(tags: $0 % 3 == 1 ? ["tea", "en", "x.y"].compactMap { try? TagName($0) } : []))
  }
  /// A full run needs many minutes.
  private static let queries = SlowPart.isRun ? 2000 : 48

  /// Fills the stores with random articles.
  private func fill(_ stores: Stores, seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    func chance() -> Bool { Bool.random(using: &random) }
    for feed in Self.subscriptions {
      let articles = (0..<Int.random(in: 0...12, using: &random)).map { number in
        let words = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in Self.titleWords.randomElement(using: &random) }
        let seen = Self.now.adding(minutes: -[0, 60, 1440, 40_000][Int.random(in: 0...3, using: &random)])
        let article = Article(
          id: ArticleID(feed: feed.id, identity: "guid:\(number)"), feed: feed.id, title: words.joined(separator: " "),
          url: chance() ? StoreSample.url("https://example.org/\(number)") : nil,
          authors: chance() ? [Author(name: Self.titleWords.randomElement(using: &random))].compactMap(\.self) : [],
          published: chance() ? seen.adding(minutes: -Int.random(in: 0...3000, using: &random)) : nil,
          updated: chance() ? seen.adding(minutes: Int.random(in: -100...100, using: &random)) : nil, firstSeen: seen, position: number % 4,
          tags: chance() ? ["Green", "tea"] : [],
          enclosures: chance() ? [Self.enclosure(lasting: [nil, 0, 1200, 5000, 90_000][Int.random(in: 0...4, using: &random)])] : [],
          language: chance() ? Language("en-GB") : nil)
        let text = words.reversed().joined(separator: " ") + " and more tea"
        let links = (0..<Int.random(in: 0...3, using: &random)).map { " <a href=\"/\($0)\">link</a>" }.joined()
        let media = ["", "<img src=\"/a.png\">", "<video src=\"/a.mp4\"></video>"][Int.random(in: 0...2, using: &random)]
        let body: ArticleBody = [.none, .text(text), .html("<p>\(text.replacing("<", with: "&lt;"))\(links)</p>\(media)")][
          Int.random(in: 0...2, using: &random)]
        return ArticleMerge.IncomingArticle(article: article, body: body)
      }
      _ = try await stores.articles.store(articles, of: feed.id)
      for mark in [ArticleMark.read, .starred, .hidden] + ["tea", "a b", "or", "#x*"].compactMap({ try? .tag(TagName($0)) }) {
        _ = try await stores.statuses.update(articles.filter { _ in chance() }.map(\.article.id), .set(mark, true))
      }
    }
  }

  private static func enclosure(lasting seconds: Int?) -> Enclosure {
    Enclosure(url: StoreSample.url("https://example.org/a"), type: "audio/mpeg", seconds: seconds)
  }

  private static let titleWords = [
    "tea", "Green", "or", "x.y", "日本", "é|", "the", "a b", "(", "Ä", "-x", "42", "Cafe\u{301}", "CAF\u{C9}s",
  ]

  /// The feeds as queries see them: never fetched, fetched a while ago, and failing.
  private static let feeds = subscriptions.enumerated().map { number, subscription in
    let state = FetchState(
      lastSucceeded: now.adding(minutes: -number * 30), failures: number % 2, problem: number % 2 == 0 ? nil : .web(.timedOut(seconds: 60)))
    return QueryFeed(
      subscription, counts: ArticleCounts(all: number, unread: number / 2), fetchState: number == 0 ? nil : state)
  }

  /// The articles that a query selects by the evaluator alone.
  private func evaluated(_ query: Query, _ resolved: ArticleQuery, among entries: [(entry: ArticleWithStatus, body: QueryBody)]) -> Set<
    ArticleID
  > {
    let matcher = query.condition.map {
      QueryMatcher(ArticleCondition($0, at: Self.calendar, feeds: Self.feeds, latestRefresh: Self.now))
    }
    let matches = entries.filter { (entry, body) in
      (resolved.includesHidden || !entry.status.isHidden) && matcher?.matches(entry, body: { body }) ?? true
    }
    return Set(matches.map(\.entry.article.id))
  }

  /// The query of a list as the use cases resolve it.
  private func resolved(_ query: Query) -> ArticleQuery {
    var resolved = ArticleQuery.all
    resolved.add(query, at: Self.calendar)
    resolved.condition?.feeds = Self.feeds
    resolved.order?.feeds = Self.feeds
    resolved.condition?.latestRefresh = Self.now
    if resolved.refresh == .latest { resolved.refresh = .began(Self.now) }
    return resolved
  }

  @Test("stores list, count and find what the evaluator says", arguments: [StoreKind.files, .sqlite])
  func agreement(_ kind: StoreKind) async throws {
    let archives: UInt64 = 4
    for seed in 1...archives {
      try await StoreKind.memory.withStores { memory async throws in
        try await kind.withStores { stores async throws in
          try await fill(memory, seed: seed)
          try await fill(stores, seed: seed)
          let known = try await memory.statuses.all()
          var entries: [(entry: ArticleWithStatus, body: QueryBody)] = []
          for feed in Self.subscriptions {
            entries += try await memory.articles.articles(of: feed.id).map {
              (ArticleWithStatus(article: $0.article, status: known[$0.article.id] ?? .new), QueryBody(shownOf: $0.body))
            }
          }
          var random = RandomQuery(seed)
          for number in 0..<Self.queries / Int(archives) {
            let written = random.query()
            var query = resolved(written)
            let feeds = number % 3 == 0 ? [Self.subscriptions[number % 6].id] : Self.subscriptions.map(\.id)
            let expected = try await memory.listings.page(matching: query, in: feeds)
            #expect(try await stores.listings.page(matching: query, in: feeds) == expected, "\(written.text)")
            let statuses = try await memory.listings.statuses(matching: query, in: feeds)
            let evaluated = evaluated(written, query, among: entries.filter { feeds.contains($0.entry.article.feed) })
            #expect(Set(statuses.keys) == evaluated, "\(written.text)")
            #expect(try await stores.listings.statuses(matching: query, in: feeds) == statuses, "\(written.text)")
            #expect(try await stores.listings.count(matching: query, in: feeds) == statuses.count, "\(written.text)")
            #expect(try await stores.listings.counts(in: feeds) == memory.listings.counts(in: feeds))
            guard let place = expected.rows.dropFirst(number % 5).first?.article.place else { continue }
            for start in [.at(place), .below(place), .above(place), .around(place), .bottom] as [ListWindow.Start] {
              query.window = ListWindow(start, size: number % 4 + 1)
              let window = try await memory.listings.page(matching: query, in: feeds)
              #expect(try await stores.listings.page(matching: query, in: feeds) == window, "\(written.text), \(query.window)")
            }
          }
        }
      }
    }
  }

  @Test(
    "a word is found whether é is one scalar or two", arguments: StoreKind.allCases,
    ["caf\u{E9}", "CAFE\u{301}", "title:caf\u{E9}", "body:cafe\u{301}|x"])
  func spellings(_ kind: StoreKind, query: String) async throws {
    try await kind.withStores { stores async throws in
      let feed = StoreSample.feed()
      let titles: [String] = ["Caf\u{E9} open", "The Cafe\u{301}", "Cafe"]
      let pieces = titles.enumerated().map { number, title in
        StoreSample.piece(number + 1, title: title, body: "<p>\(title)</p>")
      }
      _ = try await stores.articles.store(pieces, of: feed)
      for size in [1, 2, .max] {
        var asked = ArticleQuery(window: ListWindow(size: size))
        asked.add(try Query(query), at: Self.calendar)
        let found = try await stores.listings.page(matching: asked, in: [feed]).rows.map(\.article.title)
        #expect(found.count == min(size, 2) && !found.contains("Cafe"), "\(found)")
      }
    }
  }

  @Test(
    "a word is found whichever sigma it has", arguments: StoreKind.allCases,
    ["κόσμος", "ΚΌΣΜΟΣ", "title=κόσμοσ", "title:ΚΌΣΜΟΣ*", "title:/^κόσμος$/", "body:ΚΌΣΜΟΣ|x"])
  func sigmas(_ kind: StoreKind, query: String) async throws {
    try await kind.withStores { stores async throws in
      let feed = StoreSample.feed()
      let titles: [String] = ["Κόσμος", "ΚΌΣΜΟΣ", "Κόσμου"]
      let pieces = titles.enumerated().map { number, title in
        StoreSample.piece(number + 1, title: title, body: "<p>\(title)</p>")
      }
      _ = try await stores.articles.store(pieces, of: feed)
      var asked = ArticleQuery.all
      asked.add(try Query(query), at: Self.calendar)
      let found = try await stores.listings.page(matching: asked, in: [feed]).rows.map(\.article.title)
      #expect(Set(found) == ["Κόσμος", "ΚΌΣΜΟΣ"])
      let searched = ArticleQuery(words: try SearchWords("κόσμοσ"), searchesBodies: true)
      #expect(try await stores.listings.count(matching: searched, in: [feed]) == 2)
    }
  }

  @Test("a list in another order shows windows around its own places", arguments: StoreKind.allCases)
  func order(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let feed = StoreSample.feed()
      let pieces = ["c", "A", "b", "", "d"].enumerated().map {
        StoreSample.piece($0 + 1, title: $1, body: String(repeating: "w ", count: $0))
      }
      _ = try await stores.articles.store(pieces, of: feed)
      func titles(
        _ order: QueryOrder.Key, isDescending: Bool = false, _ window: ListWindow = .all, lacking: Set<ArticleMark> = []
      ) async throws -> [String] {
        let query = ArticleQuery(lacking: lacking, order: SortCriteria([QueryOrder(order, isDescending: isDescending)]), window: window)
        return try await stores.listings.page(matching: query, in: [feed]).rows.map(\.article.title)
      }
      #expect(try await titles(.title) == ["A", "b", "c", "d", ""], "An article without a title comes last.")
      #expect(try await titles(.title, isDescending: true) == ["d", "c", "b", "A", ""])
      #expect(try await titles(.words) == ["A", "b", "", "d", "c"], "The body of 'c' has no word.")
      let b = pieces[2].article.place
      #expect(try await titles(.title, ListWindow(.at(b), size: 2)) == ["b", "c"])
      #expect(try await titles(.title, ListWindow(.below(b), size: 2)) == ["c", "d"])
      #expect(try await titles(.title, ListWindow(.above(b), size: 2)) == ["A", "b"])
      #expect(try await titles(.title, ListWindow(.bottom, size: 2)) == ["d", ""])
      let gone = StoreSample.article(77).place
      #expect(try await titles(.title, ListWindow(.at(gone), size: 2)) == ["A", "b"])
      _ = try await stores.statuses.update([pieces[2].article.id], .set(.read, true))
      let redated = ArticleSortKey(date: b.date.adding(minutes: 1), firstSeen: b.firstSeen, position: b.position, id: b.id)
      for (start, shown) in [
        (.at(b), ["c", "d"]), (.below(b), ["c", "d"]), (.above(b), ["A", "c"]), (.onlyAbove(b), ["A"]), (.around(b), ["A", "c"]),
        (.at(gone), ["A", "c"]), (.at(redated), ["A", "c"]),
      ] as [(ListWindow.Start, [String])] {
        #expect(try await titles(.title, ListWindow(start, size: 2), lacking: [.read]) == shown, "A read article keeps its place: \(start)")
      }
      #expect(try await titles(.words, ListWindow(.below(b), size: 2), lacking: [.read]) == ["", "d"])
    }
  }
}
