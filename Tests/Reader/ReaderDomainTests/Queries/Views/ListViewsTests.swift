import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Listing views")
struct ListViewsTests {
  private func calendar() throws -> QueryCalendar {
    QueryCalendar(now: .sample(), today: try #require(CalendarDate(year: 2026, month: 3, day: 1))) { _ in .sample() }
  }

  @Test("each view has the numbers of its articles, whatever its limit, and a wrong one has its error")
  func counts() async throws {
    let subscription = Subscription.sample()
    let entries = ["Green tea", "Black tea", "Coffee"].enumerated().map { number, title in
      ArticleWithStatus.sample(.sample(guid: "\(number)", title: title), marks: number == 1 ? [.read] : [])
    }
    let stores = MemoryStores(
      [subscription], articles: entries, views: ["tea": "tea limit:1", "bad": "is:raed", "unread": "is:unread @tea"])
    let listed = try await stores.listViews(ListViewsInput(at: try calendar()))
    #expect(listed.summaries.map(\.view.name.text) == ["tea", "bad", "unread"])
    #expect(try listed.summaries[0].counts.get() == ViewCounts(all: 2, unread: 1))
    #expect(try listed.summaries[2].counts.get() == ViewCounts(all: 1, unread: 1))
    #expect(throws: QueryError.self) { try listed.summaries[1].counts.get() }
    #expect(try await stores.listViews(ListViewsInput(name: "unread", at: try calendar())).summaries.count == 1)
    await #expect(throws: ReaderError.view(.unknown(try ViewName("x"), known: ["tea", "bad", "unread"]))) {
      try await stores.listViews(ListViewsInput(name: "x", at: try calendar()))
    }
  }

  @Test("a view that looks into texts is not counted where that takes too long")
  func texts() async throws {
    let views: KeyValuePairs = ["short": "words:<300", "all": "is:unread", "both": "@short"]
    let stores = MemoryStores([.sample()], articles: [.sample(.sample())], views: views)
    let quick = try await stores.listViews(ListViewsInput(countsTexts: false, at: try calendar()))
    #expect(try quick.summaries.map { try $0.counts.get() } == [nil, ViewCounts(all: 1, unread: 1), nil])
    let whole = try await stores.listViews(ListViewsInput(at: try calendar()))
    #expect(try whole.summaries.allSatisfy { try $0.counts.get() != nil })
  }

  @Test("a query without views is read without the file of views, and one with views names its error")
  func read() async throws {
    let views = MemoryViewRepository(["a": "tea"])
    #expect(try await views.query("@a x") == Query("@a x", views: .sample(["a": "tea"])))
    await #expect(throws: ReaderError.query(QueryError(.unknownView("b", known: ["a"]), column: 1))) {
      try await views.query("@b")
    }
    await views.failWith(MemoryStores.broken)
    #expect(try await views.query("x") == Query("x"))
    await #expect(throws: MemoryStores.broken) { try await views.query("@a") }
  }
}
