import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Records of views and rules that devices share")
struct SyncRecordTests {
  private func isValid(_ kind: SyncRecord.Kind, _ key: String, _ field: String, _ value: String?) -> Bool {
    SyncRecord(subject: SyncRecord.Subject(kind: kind, key: key, field: field), value: value, moment: .sample(), device: "x").isValid
  }

  @Test(
    "a view is shared as its query, which may be wrong, but not anything else",
    arguments: [
      ("tea", "present", "yes", true), ("tea", "present", nil, true), ("tea", "present", "no", false),
      ("tea", "query", "is:unread tea", true),
      ("tea", "query", "is:raed @unknown", true), ("tea", "query", nil, true), ("tea", "query", "", false), ("tea", "query", " tea", false),
      ("tea", "query", "tea\nis:read", false), ("tea", "query", "\u{1B}[2J", false), ("tea", "other", "x", false),
      ("a b", "query", "tea", false),
      ("", "query", "tea", false),
    ])
  func views(name: String, field: String, value: String?, isValidView: Bool) {
    #expect(isValid(.view, name, field, value) == isValidView)
  }

  @Test("a view is read as it was shared, and not without its query")
  func viewItems() throws {
    let view = SavedView(try ViewName("tea"), "is:unread tea")
    #expect(view.syncItem == SyncItem(["present": "yes", "query": "is:unread tea"]) && view.syncItem.isPresent)
    #expect(SavedView(view.syncItem, named: "tea") == view)
    #expect(SavedView(view.syncItem, named: "a b") == nil && SavedView(SyncItem(["present": "yes"]), named: "tea") == nil)
  }

  @Test(
    "a rule is shared by its text in shortest form",
    arguments: [
      ("when tea => read", "present", "yes", true), ("when tea => read", "present", nil, true), ("when tea => read", "query", "x", false),
      ("when  tea => read", "present", "yes", false), ("when tea => read\n", "present", "yes", false),
      ("when @later => read", "present", "yes", true),
      (" when @later => read", "present", "yes", false), ("when is:raed => read", "present", "yes", false),
      ("when tea => run", "present", "yes", false),
      ("when tea\u{7} => read", "present", "yes", false), ("when tea => read", "present", "no", false), ("", "present", "yes", false),
    ])
  func rules(text: String, field: String, value: String?, isValidRule: Bool) {
    #expect(isValid(.rule, text, field, value) == isValidRule)
  }

  @Test("what rules marked is older than anything that a user does, and is one edit for each mark")
  func ruleHits() throws {
    let entries = ["a", "b"].map { ArticleWithStatus.sample(.sample(guid: $0)) }
    let ids = entries.map(\.article.id)
    var hits = ArrivalMarks()
    hits.add(1, [.starred, .read], to: entries[0])
    hits.add(2, [.read], to: entries[1])
    #expect(
      hits.edits == [
        StatusEdit(mark: .read, isSet: true, ids: ids.sorted()), StatusEdit(mark: .starred, isSet: true, ids: [ids[0]]),
      ])
    let oldest = Timestamp(milliseconds: 0)
    let subjects = [(ids[0], ArticleMark.read), (ids[1], .read), (ids[0], .starred)].map {
      StatusChangeRecord.Subject(article: $0, mark: $1)
    }
    #expect(Set(hits.records) == Set(subjects.map { StatusChangeRecord(subject: $0, isSet: true, moment: oldest) }))
    let applied = StatusUpdate(hits.edits).applied
    #expect(ids.map { applied($0, .new) } == [ArticleStatus([.read, .starred]), ArticleStatus([.read])])
  }
}
