/// What the strokes of several devices come to: of those about one subject, the last one counts, and of two at one moment the one that sets the mark.
///
/// In which order strokes are added, in which portions, and how often, makes no difference. So devices that have the same strokes agree,
/// whatever way these took.
public struct StrokeMerging: Hashable, Sendable {
  private var last: [MarkStroke.Subject: MarkStroke] = [:]

  /// Begins with no strokes.
  public init() {}

  /// Adds a stroke.
  public mutating func add(_ stroke: MarkStroke) {
    guard let known = last[stroke.subject] else { return last[stroke.subject] = stroke }
    if Self.isLater(stroke, than: known) { last[stroke.subject] = stroke }
  }

  /// The stroke that counts for a subject; nil when there is none.
  public subscript(_ subject: MarkStroke.Subject) -> MarkStroke? { last[subject] }

  /// The strokes that count, in no order that means anything.
  public var strokes: [MarkStroke] { Array(last.values) }

  /// What they are about.
  public var subjects: Dictionary<MarkStroke.Subject, MarkStroke>.Keys { last.keys }

  /// The strokes that a change made now amounts to: one for each mark that it has changed.
  /// - Parameter changed: the articles with their statuses before and after.
  public func strokes(
    for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)], at moment: Timestamp
  ) -> [MarkStroke] {
    changed.flatMap { change in
      change.before.marks.symmetricDifference(change.after.marks).sorted { $0.rawValue < $1.rawValue }.map { mark in
        let subject = MarkStroke.Subject(article: change.id, mark: mark)
        // A clock that goes back, or that of another device ahead of ours, must not make what is done now count for nothing.
        let earliest = last[subject].map { Timestamp(milliseconds: $0.moment.milliseconds + 1) } ?? moment
        return MarkStroke(subject: subject, isSet: change.after.marks.contains(mark), moment: max(moment, earliest))
      }
    }
  }

  /// The changes after which statuses are what the strokes say: for each mark, the articles that get it and those that lose it.
  public func edits(of statuses: [ArticleID: ArticleStatus]) -> [MarkEdit] {
    var edits: [ArticleMark: (set: [ArticleID], unset: [ArticleID])] = [:]
    for stroke in last.values {
      let (article, mark) = (stroke.subject.article, stroke.subject.mark)
      guard (statuses[article] ?? .new).marks.contains(mark) != stroke.isSet else { continue }
      if stroke.isSet { edits[mark, default: ([], [])].set.append(article) } else { edits[mark, default: ([], [])].unset.append(article) }
    }
    return edits.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { mark, ids in
      [MarkEdit(mark: mark, isSet: true, ids: ids.set), MarkEdit(mark: mark, isSet: false, ids: ids.unset)]
    }.filter { !$0.ids.isEmpty }
  }

  private static func isLater(_ stroke: MarkStroke, than other: MarkStroke) -> Bool {
    stroke.moment != other.moment ? stroke.moment > other.moment : stroke.isSet && !other.isSet
  }
}
