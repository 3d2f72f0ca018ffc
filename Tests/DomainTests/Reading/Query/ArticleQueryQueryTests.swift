import Domain
import DomainDoubles
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

  @Test("bare words are the words of a list, as they always were")
  func words() throws {
    #expect(try added("tea Kernel") == ArticleQuery(words: ["tea", "Kernel"]))
    let many = Array(repeating: "tea", count: SearchWords.mostWords + 1).joined(separator: " ")
    #expect(try added(many).words.all.count == SearchWords.mostWords && added(many).condition != nil)
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
    #expect(try added("sort:-words").order == ArticleOrder([QueryOrder(.words, isDescending: true)]))
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
