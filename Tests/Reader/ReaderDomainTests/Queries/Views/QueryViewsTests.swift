import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Views in queries")
struct QueryViewsTests {
  private static let views = SavedViews.sample([
    "short": "words:<300 sort:-date limit:5", "news": "folder:News or @short", "all": "", "sorted": "sort:title", "tea": "-tea",
    "a": "@b is:unread", "b": "@c", "c": "x @a", "self": "@self", "bad": "titel:x", "uses-bad": "@bad",
  ])

  private static func kind(_ text: String, _ views: SavedViews = Self.views) -> QueryError? {
    do throws(QueryError) {
      _ = try Query(text, views: views)
      return nil
    } catch {
      return error
    }
  }

  @Test("a view stands for its query, which a query can negate and combine")
  func stands() throws {
    let query = try Query("is:unread -(@short or @tea)", views: Self.views)
    let short = try Query("words:<300 sort:-date limit:5")
    let tea = try Query("-tea")
    guard case .and(let conditions)? = query.condition, conditions.count == 2 else { return #expect(Bool(false)) }
    #expect(conditions[1] == .not(.or([.view(try ViewName("short"), short), .view(try ViewName("tea"), tea)])))
  }

  @Test("a query that is written with the names of its views and read again is the same query")
  func roundTrip() throws {
    for text in ["@news", "-@news", "is:unread (@news or @tea) limit:3", "@all @sorted", "a -@short sort:date"] {
      let query = try Query(text, views: Self.views)
      #expect(query.text == text)
      #expect(try Query(query.text, views: Self.views) == query)
    }
  }

  @Test("a view that is the whole query gives it its order and limit, unless the query has its own")
  func modifiers() throws {
    let alone = try Query("@short", views: Self.views).asListed
    #expect(alone.limit == 5 && alone.order == [QueryOrder(.date, isDescending: true)])
    let own = try Query("@short limit:9", views: Self.views).asListed
    #expect(own.limit == 9 && own.order == [QueryOrder(.date, isDescending: true)])
    let part = try Query("@short is:unread", views: Self.views).asListed
    #expect(part.limit == nil && part.order.isEmpty)
  }

  @Test("a ring is an error that names it")
  func ring() throws {
    func names(_ texts: String...) throws -> [ViewName] { try texts.map { try ViewName($0) } }
    #expect(Self.kind("x @a") == QueryError(.ring(try names("a", "b", "c", "a")), column: 3))
    #expect(Self.kind("@self") == QueryError(.ring(try names("self", "self")), column: 1))
    #expect(Self.kind("@c") == QueryError(.ring(try names("c", "a", "b", "c")), column: 1))
  }

  @Test("an unknown view is an error that knows all names; a wrong one is named with the error")
  func errors() throws {
    let wrong = QueryError(.wrongView(try ViewName("bad"), QueryError(.unknownField("titel"), column: 1)), column: 1)
    #expect(
      ["(@newz)", "@", "@news|x", "@bad", "@uses-bad", "@news"].map { Self.kind($0) } == [
        QueryError(.unknownView("newz", known: Self.views.names), column: 2), QueryError(.emptyValue(field: "@"), column: 2),
        QueryError(.unexpected("|"), column: 6), wrong, wrong, nil,
      ])
  }

  @Test("views that multiply each other stop at a size, after linear work")
  func size() throws {
    // 2^60 conditions, if each name were replaced.
    var views = [SavedView(try ViewName("v0"), "tea green")]
    for number in 1...60 { views.append(SavedView(try ViewName("v\(number)"), "@v\(number - 1) @v\(number - 1)")) }
    #expect(Self.kind("@v60", SavedViews(views))?.kind == .tooLarge)
    #expect(Self.kind("@v5", SavedViews(views)) == nil)
  }

  @Test("views and parentheses together have a limit of depth")
  func depth() throws {
    var views = [SavedView(try ViewName("v0"), "tea")]
    for number in 1..<100 { views.append(SavedView(try ViewName("v\(number)"), "(x or @v\(number - 1))")) }
    let saved = SavedViews(views)
    #expect(Self.kind("@v99", saved)?.kind == .tooDeep)
    #expect(Self.kind("@v20", saved) == nil)
    // The same whether a view was read before at a higher level or not.
    #expect(Self.kind("@v20 " + String(repeating: "(", count: 40) + "@v20" + String(repeating: ")", count: 40), saved)?.kind == .tooDeep)
    var chain = [SavedView(try ViewName("v0"), "tea")]
    for number in 1..<200 { chain.append(SavedView(try ViewName("v\(number)"), "@v\(number - 1)")) }
    #expect(Self.kind("@v199", SavedViews(chain))?.kind == .tooDeep)
    #expect(Self.kind("@v60", SavedViews(chain)) == nil)
  }

  @Test(
    "a view matches what its query matches",
    arguments: [
      ("@green", "Green tea"), ("-@green", "Black tea"), ("@green or @black", "Black tea"), ("@every", "Black tea"),
      ("tea @every", "Black tea"),
    ])
  func matches(text: String, title: String) throws {
    let views = SavedViews.sample(["green": "green", "black": "title:black", "every": "limit:1"])
    let calendar = QueryCalendar(now: .sample(), today: try #require(CalendarDate(year: 2026, month: 3, day: 1))) { _ in .sample() }
    let condition = try #require(try Query(text, views: views).condition)
    let matcher = QueryMatcher(ArticleCondition(condition, at: calendar))
    #expect(matcher.matches(.sample(.sample(title: title))) { QueryBody("", links: nil) })
    var query = ArticleQuery()
    query.add(try Query(text, views: views), at: calendar)
    #expect(QueryMatcher(query).matches(.sample(.sample(title: title))) { QueryBody("", links: nil) })
  }

  @Test("what a view narrows is narrowed as if it were typed")
  func narrows() throws {
    let views = SavedViews.sample(["mine": "is:unread is:starred words:>3"])
    let calendar = QueryCalendar(now: .sample(), today: try #require(CalendarDate(year: 2026, month: 3, day: 1))) { _ in .sample() }
    var query = ArticleQuery()
    query.add(try Query("@mine is:new", views: views), at: calendar)
    #expect(query.lacking == [.read] && query.having == [.starred] && query.refresh == .latest)
    #expect(query.condition?.condition == .number(.words, .isMore(3)))
  }
}
