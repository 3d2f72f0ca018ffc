import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("A row of the list")
struct ListPaneRowTests {
  private static func row(_ marks: Set<ArticleMark>) -> ListPaneRow {
    ListPaneRow(ArticleRow(ScreenSample.article("Title", in: 0, minutes: 1, marks: marks), now: .sample()))
  }

  @Test("a row that leaves the list loses the marks that the query asks for, and gets those that it excludes")
  func leaves() {
    var row = Self.row([.starred])
    row.leave(ArticleQuery(having: [.starred], lacking: [.read]))
    #expect(row.hasLeft && row.isRead && !row.status.isStarred)
    var again = row
    again.leave(ArticleQuery(lacking: [.starred]))
    #expect(again == row, "It can leave only once.")
  }

  @Test("a row that leaves although it matches is doubtful until its article or the reason is known")
  func gone() {
    var row = Self.row([])
    row.leave(ArticleQuery(lacking: [.starred]))
    #expect(row.isDoubtful)
    var (trusted, changed, settled) = (row, row, row)
    trusted.trust()
    changed.apply(.set(.read, true))
    settled.settle(ArticleStatus([.starred]))
    #expect(!trusted.isDoubtful && !changed.isDoubtful && changed.isRead)
    #expect(!settled.isDoubtful && settled.status == ArticleStatus([.starred]))
    var other = Self.row([.starred])
    other.leave(ArticleQuery(lacking: [.starred]))
    #expect(!other.isDoubtful, "It has left because of its star.")
    other.doubtArticle()
    #expect(other.isDoubtful)
  }

  @Test("an undo makes only those rows doubtful whose marks were changed here")
  func undone() {
    var (row, changed) = (Self.row([]), Self.row([]))
    changed.apply(.set(.starred, true))
    row.doubt()
    changed.doubt()
    #expect(row.isCertain && !row.isDoubtful && !changed.isCertain && changed.isDoubtful)
  }
}
