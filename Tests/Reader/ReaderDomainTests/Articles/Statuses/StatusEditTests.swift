import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Edits of statuses")
struct StatusEditTests {
  private static let ids = (1...3).map { Article.sample(guid: "\($0)").id }.sorted()

  private func record(_ id: Int, _ mark: ArticleMark, _ isSet: Bool) -> StatusChangeRecord {
    StatusChangeRecord(subject: StatusChangeRecord.Subject(article: Self.ids[id], mark: mark), isSet: isSet, moment: .sample())
  }

  @Test("records with one mark and one direction are one edit, in the order of the records")
  func records() {
    let records = [
      record(0, .starred, true), record(1, .starred, false), record(2, .starred, true), record(0, .read, true), record(1, .read, true),
    ]
    #expect(
      StatusEdit.edits(of: records) == [
        StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[0], Self.ids[2]]),
        StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[1]]),
        StatusEdit(mark: .read, isSet: true, ids: [Self.ids[0], Self.ids[1]]),
      ])
    #expect(StatusEdit.edits(of: [StatusChangeRecord]()).isEmpty)
  }

  @Test("the edits of a change name the articles that it changes, sorted")
  func changes() {
    let statuses = [Self.ids[0]: ArticleStatus(), Self.ids[1]: ArticleStatus(), Self.ids[2]: ArticleStatus([.starred])]
    #expect(
      StatusEdit.edits(of: statuses, by: .set(.starred, true)) == [
        StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[0], Self.ids[1]])
      ])
    #expect(
      StatusEdit.edits(of: statuses, by: .toggle(.starred)) == [
        StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[0], Self.ids[1]]),
        StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[2]]),
      ])
  }

  @Test("edits are ordered by mark, and for each mark those that set it come first")
  func order() {
    let entry = ArticleWithStatus(article: .sample(), status: ArticleStatus([.starred, .read]))
    let edits = StatusEdit.edits(of: [ChangedArticle(entry: entry, before: ArticleStatus())])
    #expect(edits.map(\.mark) == [.read, .starred] && edits.allSatisfy(\.isSet))
  }
}
