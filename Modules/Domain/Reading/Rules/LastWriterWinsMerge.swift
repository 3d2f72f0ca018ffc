/// What the strokes of several devices come to: of those about one subject, the last one counts, and of two at one moment the one that sets the mark.
///
/// In which order strokes are added, in which portions, and how often, makes no difference. So devices that have the same strokes agree,
/// whatever way these took.
public struct LastWriterWinsMerge: Hashable, Sendable {
  /// What one stroke says of its subject.
  private struct State: Hashable {
    let isSet: Bool
    let moment: Timestamp

    func isLater(than other: State) -> Bool { moment != other.moment ? moment > other.moment : isSet && !other.isSet }
  }

  /// By marks first, of which there are few: an identity is found sooner than an identity and a word.
  private var last: [ArticleMark: [ArticleID: State]] = [:]

  /// Begins with no strokes.
  public init() {}

  /// Adds a stroke.
  public mutating func add(_ change: StatusChangeRecord) {
    let state = State(isSet: change.isSet, moment: change.moment)
    Self.add(state, to: &last[change.subject.mark, default: [:]][change.subject.article])
  }

  /// Adds many strokes. Of neighbours about the same mark, the word is looked up once.
  public mutating func add(_ changes: some Collection<StatusChangeRecord>) {
    var rest = changes[...]
    while let mark = rest.first?.subject.mark {
      let same = rest.prefix { $0.subject.mark == mark }
      var states = last.removeValue(forKey: mark) ?? [:]
      states.reserveCapacity(states.count + same.count)
      for change in same { Self.add(State(isSet: change.isSet, moment: change.moment), to: &states[change.subject.article]) }
      last[mark] = states
      rest = rest[same.endIndex...]
    }
  }

  private static func add(_ state: State, to known: inout State?) {
    if let last = known, !state.isLater(than: last) { return }
    known = state
  }

  /// The stroke that counts for a subject; nil when there is none.
  public subscript(_ subject: StatusChangeRecord.Subject) -> StatusChangeRecord? {
    last[subject.mark]?[subject.article].map { StatusChangeRecord(subject: subject, isSet: $0.isSet, moment: $0.moment) }
  }

  /// How many strokes count.
  public var count: Int { last.values.reduce(0) { $0 + $1.count } }

  /// The strokes that count, in no order that means anything.
  public var changes: [StatusChangeRecord] {
    var changes: [StatusChangeRecord] = []
    changes.reserveCapacity(count)
    for (mark, states) in last {
      for (article, state) in states {
        changes.append(
          StatusChangeRecord(
            subject: StatusChangeRecord.Subject(article: article, mark: mark), isSet: state.isSet, moment: state.moment))
      }
    }
    return changes
  }

  /// What they are about, in no order that means anything.
  public var subjects: [StatusChangeRecord.Subject] {
    last.flatMap { mark, states in states.keys.map { StatusChangeRecord.Subject(article: $0, mark: mark) } }
  }

  /// The articles that they are about.
  public var articles: Set<ArticleID> { last.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// The strokes that a change made now amounts to: one for each mark that it has changed.
  /// - Parameter changed: the articles with their statuses before and after.
  public func changes(
    for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)], at moment: Timestamp
  ) -> [StatusChangeRecord] {
    var changes: [StatusChangeRecord] = []
    changes.reserveCapacity(changed.count)
    for change in changed {
      for mark in change.before.differingMarks(change.after) {
        // A clock that goes back, or that of another device ahead of ours, must not make what is done now count for nothing.
        let earliest = last[mark]?[change.id].map { Timestamp(milliseconds: $0.moment.milliseconds + 1) } ?? moment
        let subject = StatusChangeRecord.Subject(article: change.id, mark: mark)
        changes.append(StatusChangeRecord(subject: subject, isSet: change.after.has(mark), moment: max(moment, earliest)))
      }
    }
    return changes
  }

  /// The changes after which statuses are what the strokes say: for each mark, the articles that get it and those that lose it.
  public func edits(of statuses: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    last.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { mark, states in
      var (set, unset): ([ArticleID], [ArticleID]) = ([], [])
      for (article, state) in states where (statuses[article] ?? .new).has(mark) != state.isSet {
        if state.isSet { set.append(article) } else { unset.append(article) }
      }
      return [StatusEdit(mark: mark, isSet: true, ids: set), StatusEdit(mark: mark, isSet: false, ids: unset)]
    }.filter { !$0.ids.isEmpty }
  }
}
