import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantViDRep

@Suite("Reducer of ViDRep")
struct ViDRepReducerTests {
  private typealias Count = AsyncState<Int, ReadingError>
  private let reducer = ArticleReducer()
  private static let unread = ArticleSummary.sample(.sample(guid: "a"))
  private static let read = ArticleSummary.sample(.sample(guid: "b"), marks: [.read])
  private static let listed = ListedArticles(.all, [unread, read])

  @Test("a request narrows the query that is running")
  func query() throws {
    let listing = Listing(query: ArticleQuery(words: ["tea"]), current: Self.listed)
    #expect(try reducer.query(for: .filter(.unmarked(.read)), after: listing)?.words == ["tea"])
    #expect(try reducer.query(for: .notUnderstood("dance"), after: listing) == nil)
    #expect(throws: ReadingError.self) { try reducer.query(for: .search("\u{7}"), after: listing) }
  }

  @Test("only a session with a list reads one again")
  func repeated() {
    #expect(reducer.repeatedQuery(of: Listing()) == nil)
    #expect(reducer.repeatedQuery(of: Listing(query: .all)) == .all)
  }

  @Test("a page gets the given statuses in every row of the article, and all else stays")
  func marks() {
    let page: ListPage<ArticleSummary> = [Self.unread, Self.read, Self.unread]
    let marked = reducer.page(page, with: [Self.unread.article.id: ArticleStatus([.starred])])
    #expect(marked.rows.map(\.status.marks) == [[.starred], [.read], [.starred]])
    #expect(marked.rows.map(\.article) == page.rows.map(\.article))
    #expect(reducer.page(page, with: [:]) == page)
  }

  @Test("an opened article is read and keeps its other marks, unless the mark could not be stored")
  func opened() {
    let starred = ArticleSummary.sample(marks: [.starred])
    #expect(reducer.status(after: ArticleDetails(summary: starred, document: .empty))?.marks == [.starred, .read])
    #expect(reducer.status(after: ArticleDetails(summary: starred, document: .empty, problem: .cancelled)) == nil)
  }

  @Test(
    "the count after reading follows from the row and the number before",
    arguments: [
      (unread, .retrieved(3), UnreadCount.number(2)), (unread, .retrieved(0), .number(0)), (read, .retrieved(3), .unchanged),
      (unread, .none, .unknown), (unread, .fetching, .unknown), (unread, .failed(.cancelled), .unchanged),
      (.sample(.sample(guid: "elsewhere")), .retrieved(3), .unknown),
    ] as [(ArticleSummary, Count.Phase, UnreadCount)])
  private func counts(summary: ArticleSummary, phase: Count.Phase, expected: UnreadCount) {
    #expect(reducer.unread(Count(phase), afterReading: summary.article.id, in: Self.listed) == expected)
  }
}
