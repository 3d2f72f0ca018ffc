/// What the strokes of several devices come to: of those about one subject, the last one counts, and of two at one moment the one that sets the mark.
///
/// In which order strokes are added, in which portions, and how often, makes no difference. So devices that have the same strokes agree,
/// whatever way these took.
public struct LastWriterWinsMerge: Hashable, Sendable {
  private var last: [StatusChangeRecord.Subject: StatusChangeRecord] = [:]

  /// Begins with no strokes.
  public init() {}

  /// Adds a stroke.
  public mutating func add(_ change: StatusChangeRecord) {
    guard let known = last[change.subject] else { return last[change.subject] = change }
    if Self.isLater(change, than: known) { last[change.subject] = change }
  }

  /// The stroke that counts for a subject; nil when there is none.
  public subscript(_ subject: StatusChangeRecord.Subject) -> StatusChangeRecord? { last[subject] }

  /// The strokes that count, in no order that means anything.
  public var changes: [StatusChangeRecord] { Array(last.values) }

  /// What they are about.
  public var subjects: Dictionary<StatusChangeRecord.Subject, StatusChangeRecord>.Keys { last.keys }

  /// The strokes that a change made now amounts to: one for each mark that it has changed.
  /// - Parameter changed: the articles with their statuses before and after.
  public func changes(
    for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)], at moment: Timestamp
  ) -> [StatusChangeRecord] {
    changed.flatMap { change in
      change.before.marks.symmetricDifference(change.after.marks).sorted { $0.rawValue < $1.rawValue }.map { mark in
        let subject = StatusChangeRecord.Subject(article: change.id, mark: mark)
        // A clock that goes back, or that of another device ahead of ours, must not make what is done now count for nothing.
        let earliest = last[subject].map { Timestamp(milliseconds: $0.moment.milliseconds + 1) } ?? moment
        return StatusChangeRecord(subject: subject, isSet: change.after.marks.contains(mark), moment: max(moment, earliest))
      }
    }
  }

  /// The changes after which statuses are what the strokes say: for each mark, the articles that get it and those that lose it.
  public func edits(of statuses: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    var edits: [ArticleMark: (set: [ArticleID], unset: [ArticleID])] = [:]
    for change in last.values {
      let (article, mark) = (change.subject.article, change.subject.mark)
      guard (statuses[article] ?? .new).marks.contains(mark) != change.isSet else { continue }
      if change.isSet { edits[mark, default: ([], [])].set.append(article) } else { edits[mark, default: ([], [])].unset.append(article) }
    }
    return edits.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { mark, ids in
      [StatusEdit(mark: mark, isSet: true, ids: ids.set), StatusEdit(mark: mark, isSet: false, ids: ids.unset)]
    }.filter { !$0.ids.isEmpty }
  }

  private static func isLater(_ change: StatusChangeRecord, than other: StatusChangeRecord) -> Bool {
    change.moment != other.moment ? change.moment > other.moment : change.isSet && !other.isSet
  }
}
