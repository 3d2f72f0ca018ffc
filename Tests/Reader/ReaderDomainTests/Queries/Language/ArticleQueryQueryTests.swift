import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Queries as conditions of lists")
struct ArticleQueryQueryTests {
  private static let now = Timestamp.sample()
  private static let calendar = QueryCalendar(now: now, today: CalendarDate(daysSince1970: now.dayNumber)) { day in
    Timestamp(seconds: Int64(day.daysSince1970) * 86_400)
  }

  private func added(_ text: String, to query: ArticleQuery = .all) throws -> ArticleQuery {
    var query = query
    query.add(try Query(text), at: Self.calendar)
    return query
  }

  @Test("a query knows whether it is about dates, and whether it looks at articles")
  func kinds() throws {
    let now = Self.now
    let dated = [ArticleQuery(since: now), ArticleQuery(until: now), ArticleQuery(refresh: .latest)]
    let searching = [ArticleQuery(words: ["tea"]), try added("words>5")]
    #expect(dated.allSatisfy(\.hasDates) && !searching.contains(where: \.hasDates) && !ArticleQuery(having: [.starred]).hasDates)
    #expect(searching.allSatisfy(\.needsArticles) && !dated.contains(where: \.needsArticles))
  }

  @Test("a list reads the counts and the fetch states of feeds only when the query asks for them")
  func feeds() async throws {
    let failing = Subscription.sample(url: "https://example.org/a", title: "Failing")
    let working = Subscription.sample(url: "https://example.org/b", title: "Working")
    let home = MemoryStores(
      [failing, working], articles: [.sample(.sample(feed: failing.id)), .sample(.sample(feed: working.id))],
      fetchStates: [
        failing.id: FetchState(lastSucceeded: Self.now.adding(minutes: -90), failures: 1, problem: .gone),
        working.id: FetchState(lastSucceeded: Self.now),
      ])
    func feeds(_ text: String) async throws -> [String] { try await home.listArticles(try added(text)).rows.map(\.feedTitle) }
    #expect(try await feeds("feed.problem:yes") == ["Failing"])
    #expect(try await feeds("feed.age:<1h") == ["Working"])
    #expect(try await feeds("feed.unread:1 feed.age:>1h") == ["Failing"])
    await home.articles.failWith(MemoryStores.broken, on: [.counts, .fetchStates])
    #expect(try await feeds("feed:failing") == ["Failing"])
    await #expect(throws: MemoryStores.broken) { _ = try await feeds("-feed.problem:yes") }
  }

  @Test("a query that is added to a list keeps the conditions of the list")
  func both() throws {
    let both = try added("a or b", to: try added("links:>2"))
    #expect(both.condition?.condition == (try Query("links:>2 (a or b)")).condition)
  }

  @Test(
    "a word excludes articles if it begins with a hyphen and a field, a tag or a view",
    arguments: [
      ("-has:audio", true), ("-feed.unread:>3", true), ("-#tea", true), ("-@later", true), ("-sort:date", true), ("has:audio", false),
      ("-hass:audio", false), ("--has:audio", false), ("-has", false), ("-tea", false), ("-words>3", false), ("-", false), ("", false),
      ("-:", false), ("--#tea", false),
    ])
  func exclusions(word: String, isExclusion: Bool) {
    #expect(Query.isExclusion(word) == isExclusion)
  }

  @Test("bare words are the words of a list, as they always were")
  func words() throws {
    #expect(try added("tea Kernel") == ArticleQuery(words: ["tea", "Kernel"]))
    let many = Array(repeating: "tea", count: SearchWords.maximumWords + 1).joined(separator: " ")
    #expect(try added(many).words.all.count == SearchWords.maximumWords && added(many).condition != nil)
  }

  @Test("a query that names hidden articles means them")
  func hidden() throws {
    #expect(try added("is:hidden") == ArticleQuery(having: [.hidden], includesHidden: true))
    #expect(try added("-is:hidden") == ArticleQuery(lacking: [.hidden], includesHidden: true))
    let either = try added("is:hidden or is:starred")
    #expect(either.includesHidden && either.having.isEmpty && either.condition != nil)
    #expect(try !added("is:starred or is:unread").includesHidden)
  }

  @Test("the latest refresh is not taken for another one")
  func refreshes() throws {
    #expect(try added("is:new", to: ArticleQuery(refresh: .latest)) == ArticleQuery(refresh: .latest))
    let began = ArticleQuery(refresh: .began(Self.now))
    let narrowed = try added("is:new", to: began)
    #expect(narrowed.refresh == began.refresh && narrowed.condition?.description == "is:new")
  }

  @Test(
    "a span has its length, and a date its first and last moment",
    arguments: [
      ("age:<=90m", 90, nil), ("age:<=5h", 300, nil), ("age:<=2d", 2880, nil), ("age:<=3w", 30_240, nil), ("age:<=2mo", 86_400, nil),
      ("age:<=1y", 525_600, nil), ("age:>=1w", nil, 10_080),
    ] as [(String, Int?, Int?)])
  func spans(text: String, since: Int?, until: Int?) throws {
    #expect(
      try added(text)
        == ArticleQuery(since: since.map { Self.now.adding(minutes: -$0) }, until: until.map { Self.now.adding(minutes: -$0) }))
  }

  @Test(
    "a date covers its year, month, day or minute",
    arguments: [
      ("2025", "2025-01-01", "2025-12-31T23:59:59.999Z"), ("2024", "2024-01-01", "2024-12-31T23:59:59.999Z"),
      ("2024-02", "2024-02-01", "2024-02-29T23:59:59.999Z"), ("2025-12", "2025-12-01", "2025-12-31T23:59:59.999Z"),
      ("2025-11", "2025-11-01", "2025-11-30T23:59:59.999Z"), ("2025-11-01", "2025-11-01", "2025-11-01T23:59:59.999Z"),
      ("2025-11-01T23:59", "2025-11-01T23:59:00Z", "2025-11-01T23:59:59.999Z"),
      ("2025-11-01T00:00", "2025-11-01T00:00:00Z", "2025-11-01T00:00:59.999Z"),
      ("2024-12..2025", "2024-12-01", "2025-12-31T23:59:59.999Z"),
    ])
  func dates(date: String, first: String, last: String) throws {
    #expect(try added("date:\(date)") == ArticleQuery(since: Timestamp(rfc3339: first), until: Timestamp(rfc3339: last)))
  }

  @Test(
    "times that no clock shows are no dates", arguments: ["2025-11-01T24:00", "2025-11-01T10:60", "2025-13", "2025-02-29", "2025-11-01T10"])
  func noDates(date: String) {
    #expect(throws: QueryError.self) { try Query("date:\(date)") }
  }

  @Test("the modifiers of a view count where the query has none of its own")
  func listed() throws {
    let views = SavedViews.sample(["v": "tea sort:title limit:3 unique:yes", "w": "@v", "plain": "tea"])
    let listed = try Query("@w", views: views).asListed
    #expect(try listed.order == Query("sort:title").order && listed.limit == 3 && listed.isUnique)
    let own = try Query("@v sort:-date limit:9", views: views).asListed
    #expect(try own.order == Query("sort:-date").order && own.limit == 9 && own.isUnique)
    #expect(try !Query("@plain", views: views).asListed.hasModifiers && !Query("@v x", views: views).asListed.hasModifiers)
    #expect(try ["sort:title", "limit:3", "unique:yes"].allSatisfy { try Query($0).hasModifiers } && !Query("tea").hasModifiers)
  }

  @Test("marks, dates and the latest refresh become conditions that stores find fast")
  func narrowing() throws {
    #expect(try added("is:unread") == ArticleQuery(lacking: [.read]))
    #expect(try added("-is:unread -is:starred") == ArticleQuery(having: [.read], lacking: [.starred]))
    #expect(try added("is:new is:starred") == ArticleQuery(having: [.starred], refresh: .latest))
    #expect(try added("age:<=2d") == ArticleQuery(since: Self.now.adding(minutes: -2880)))
    #expect(try added("date:2026-02 -is:read").until == Timestamp(rfc3339: "2026-02-28T23:59:59.999Z"))
    #expect(try added("date:2026-02").since == Timestamp(rfc3339: "2026-02-01"))
    #expect(try added("date:2026-02").condition == nil)
  }

  @Test("conditions of options and of the query must all hold")
  func conjuncts() throws {
    let narrowed = try added("age:<1d is:unread", to: ArticleQuery(having: [.starred], since: Self.now))
    #expect(narrowed.since == Self.now && narrowed.having == [.starred] && narrowed.lacking == [.read])
    #expect(try added("limit:5 unique:yes sort:-words", to: ArticleQuery(window: ListWindow(size: 3))).window.size == 3)
    #expect(try added("limit:5 unique:yes").isUnique && added("limit:5").window.size == 5)
    #expect(try added("sort:-words").order == SortCriteria([QueryOrder(.words, isDescending: true)]))
    // Stores list the newest first without sorting.
    #expect(try added("sort:-date").order == nil)
  }

  @Test("the rest is one condition")
  func rest() throws {
    let query = try added("tea is:unread (a or b) feed:x")
    #expect(try query.condition?.condition == Query("(a or b) feed:x").condition)
    #expect(try added("tea or is:unread").condition?.condition == Query("tea or is:unread").condition)
  }
}
