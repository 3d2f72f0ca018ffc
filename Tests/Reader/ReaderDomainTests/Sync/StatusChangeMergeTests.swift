import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("StatusChangeMerge")
struct LastWriterWinsMergeTests {
  private static let ids = (1...3).map { Article.sample(guid: "\($0)").id }
  private static let pinned = ArticleMark(rawValue: "pinned")

  private func change(_ id: Int, _ mark: ArticleMark, _ isSet: Bool, minutes: Int) -> StatusChangeRecord {
    StatusChangeRecord(
      subject: StatusChangeRecord.Subject(article: Self.ids[id], mark: mark), isSet: isSet, moment: .sample(plusMinutes: minutes))
  }

  private func merged(_ changes: [StatusChangeRecord]) -> StatusChangeMerge {
    var merging = StatusChangeMerge()
    for change in changes { merging.add(change) }
    return merging
  }

  @Test("the last change of each mark wins, and of two simultaneous changes the one that sets the mark")
  func last() {
    let changes = [
      change(0, .starred, true, minutes: 1), change(0, .starred, false, minutes: 2),
      change(0, .read, true, minutes: 0),
      change(1, .starred, false, minutes: 1), change(1, .starred, true, minutes: 1),
    ]
    let statuses = [Self.ids[0]: ArticleStatus([.starred, Self.pinned]), Self.ids[2]: ArticleStatus([.read])]
    #expect(
      merged(changes).edits(of: statuses) == [
        StatusEdit(mark: .read, isSet: true, ids: [Self.ids[0]]), StatusEdit(mark: .starred, isSet: true, ids: [Self.ids[1]]),
        StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[0]]),
      ])
  }

  @Test("the order, batches and repetitions of records do not matter", arguments: 0..<50)
  func anyOrder(seed: UInt64) {
    var random = SeededGenerator(seed)
    let changes = (0..<30).map { _ in
      change(
        .random(in: 0...2, using: &random), [.read, .starred, Self.pinned].randomElement(using: &random) ?? .read, .random(using: &random),
        minutes: .random(in: 0...4, using: &random))
    }
    let expected = merged(changes)
    for _ in 0..<5 {
      let again = changes.shuffled(using: &random) + changes.shuffled(using: &random).prefix(9)
      #expect(merged(again) == expected)
    }
  }

  @Test("a new change wins over all known records, whatever the clock says")
  func clock() throws {
    let known = merged([change(0, .starred, true, minutes: 100)])
    let changes = known.changes(
      for: [
        (Self.ids[0], ArticleStatus([.starred]), .new), (Self.ids[1], .new, ArticleStatus([.read])), (Self.ids[2], .new, .new),
      ], at: .sample())
    #expect(changes.map(\.subject.article) == [Self.ids[0], Self.ids[1]])
    #expect(changes.map(\.isSet) == [false, true])
    #expect(changes.map(\.moment) == [Timestamp(milliseconds: Timestamp.sample(plusMinutes: 100).milliseconds + 1), .sample()])
    var merging = known
    for change in changes { merging.add(change) }
    #expect(merging[changes[0].subject] == changes[0])
  }

  @Test("many records added at once give the same result as one after the other", arguments: 0..<20)
  func batches(seed: UInt64) {
    var random = SeededGenerator(seed)
    let changes = (0..<30).map { _ in
      change(
        .random(in: 0...2, using: &random), [.read, .starred, Self.pinned].randomElement(using: &random) ?? .read, .random(using: &random),
        minutes: .random(in: 0...4, using: &random))
    }
    var atOnce = StatusChangeMerge()
    atOnce.add(changes.prefix(20))
    atOnce.add(changes.dropFirst(20))
    #expect(atOnce == merged(changes))
  }

  @Test("there is one winning record for each subject")
  func winners() {
    let merging = merged([
      change(0, .starred, true, minutes: 1), change(0, .starred, false, minutes: 2), change(0, .read, true, minutes: 3),
      change(1, .starred, true, minutes: 4),
    ])
    let winners: Set = [
      change(0, .starred, false, minutes: 2), change(0, .read, true, minutes: 3), change(1, .starred, true, minutes: 4),
    ]
    #expect(merging.count == 3 && merging.changes.count == 3 && Set(merging.changes) == winners)
    #expect(merging.subjects.count == 3 && Set(merging.subjects) == Set(winners.map(\.subject)))
    #expect(merging.articles == [Self.ids[0], Self.ids[1]])
  }

  @Test("of two simultaneous records, the same one wins in each order")
  func simultaneous() {
    let (set, unset) = (change(0, .starred, true, minutes: 1), change(0, .starred, false, minutes: 1))
    for changes in [[set, unset], [unset, set]] { #expect(merged(changes).changes == [set]) }
    #expect(merged([unset, unset]).changes == [unset])
  }
}
