import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Rows of views")
struct ViewRowTests {
  private static let view = SavedView((try? ViewName("tea")) ?? { fatalError("a name") }(), "green tea")

  private func row(_ all: Int, unread: Int) -> ViewRow {
    ViewRow(ViewSummary(Self.view, .success(ViewCounts(all: all, unread: unread))))
  }

  @Test("a row has the numbers of its articles, and the fields for scripts")
  func counts() {
    let row = row(2000, unread: 1)
    #expect(row.articles == "2,000" && row.unread == "1" && row.hasUnread && row.problem == nil && row.query == "green tea")
    #expect(
      row.exported.fields.map(\.name) == ["name", "query", "articles", "unread", "problem"]
        && row.exported.fields.map(\.value) == [.text("tea"), .text("green tea"), .number(2000), .number(1), .null])
    #expect(!self.row(3, unread: 0).hasUnread)
  }

  @Test("a view that is not counted has no numbers")
  func uncounted() {
    let row = ViewRow(ViewSummary(Self.view, .success(nil)))
    #expect(row.articles.isEmpty && row.unread.isEmpty && !row.hasUnread && row.problem == nil)
  }

  @Test("a view whose query cannot be used has its problem in place of numbers")
  func problem() {
    let row = ViewRow(ViewSummary(Self.view, .failure(QueryError(.missingCondition, column: 3))))
    #expect(row.articles.isEmpty && row.unread.isEmpty && !row.hasUnread)
    #expect(row.problem == "The query is wrong at column 3: a condition is missing.")
    #expect(row.exported.fields.map(\.value).suffix(3) == [.null, .null, .text("The query is wrong at column 3: a condition is missing.")])
  }
}
