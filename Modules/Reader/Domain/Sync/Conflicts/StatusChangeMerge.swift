public import CoreDomain

/// Merges the status change records of several devices: of all records with one subject, the latest wins. Of two records with the same
/// time, the one that sets the mark wins.
///
/// The result does not depend on the order of the records, their batches or repetitions. So devices with the same records agree, whichever
/// way the records took. (With a feed server, the marks of this computer win: `ServerRefreshRun` sends them first.)
public struct StatusChangeMerge: Hashable, Sendable {
  /// The part of a record without its subject.
  private struct State: LastWriterWinsState {
    let isSet: Bool
    let moment: Timestamp

    func winsTie(against other: State) -> Bool { isSet && !other.isSet }
  }

  /// Grouped by mark, because there are few marks. Looking up an id alone is faster than looking up an id and a mark together.
  private var last: [ArticleMark: [ArticleID: State]] = [:]

  public init() {}

  public mutating func add(_ change: StatusChangeRecord) {
    let state = State(isSet: change.isSet, moment: change.moment)
    state.add(to: &last[change.subject.mark, default: [:]][change.subject.article])
  }

  /// Adds many records. Consecutive records with the same mark need only one lookup of the mark.
  public mutating func add(_ changes: some Collection<StatusChangeRecord>) {
    var rest = changes[...]
    while let mark = rest.first?.subject.mark {
      let same = rest.prefix { $0.subject.mark == mark }
      var states = last.removeValue(forKey: mark) ?? [:]
      states.reserveCapacity(states.count + same.count)
      for change in same { State(isSet: change.isSet, moment: change.moment).add(to: &states[change.subject.article]) }
      last[mark] = states
      rest = rest[same.endIndex...]
    }
  }

  /// The winning record of a subject; nil when the subject has no record.
  public subscript(_ subject: StatusChangeRecord.Subject) -> StatusChangeRecord? {
    last[subject.mark]?[subject.article].map { StatusChangeRecord(subject: subject, isSet: $0.isSet, moment: $0.moment) }
  }

  /// The number of winning records.
  public var count: Int { last.values.reduce(0) { $0 + $1.count } }

  /// The winning records, in no particular order.
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

  /// The subjects of all records, in no particular order.
  public var subjects: [StatusChangeRecord.Subject] {
    last.flatMap { mark, states in states.keys.map { StatusChangeRecord.Subject(article: $0, mark: mark) } }
  }

  /// The articles of all records.
  public var articles: Set<ArticleID> { last.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// The records for a new change: one for each changed mark. `changed` are the articles with their statuses before and after.
  public func changes(
    for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)], at moment: Timestamp
  ) -> [StatusChangeRecord] {
    var changes: [StatusChangeRecord] = []
    changes.reserveCapacity(changed.count)
    for change in changed {
      for mark in change.before.differingMarks(change.after) {
        let moment = Timestamp.ofChange(at: moment, after: last[mark]?[change.id]?.moment)
        let subject = StatusChangeRecord.Subject(article: change.id, mark: mark)
        changes.append(StatusChangeRecord(subject: subject, isSet: change.after.has(mark), moment: moment))
      }
    }
    return changes
  }

  /// The edits that give statuses the state of the records: for each mark, the articles that gain it and those that lose it.
  public func edits(of statuses: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    last.sorted { $0.key < $1.key }.flatMap { mark, states in
      var (set, unset): ([ArticleID], [ArticleID]) = ([], [])
      for (article, state) in states where (statuses[article] ?? .new).has(mark) != state.isSet {
        if state.isSet { set.append(article) } else { unset.append(article) }
      }
      return [StatusEdit(mark: mark, isSet: true, ids: set), StatusEdit(mark: mark, isSet: false, ids: unset)]
    }.filter { !$0.ids.isEmpty }
  }
}

/// The state that a record gives its subject. Of all states of one subject, the latest wins.
protocol LastWriterWinsState: Hashable, Sendable {
  /// The time of the change, by the clock of the device that made it.
  var moment: Timestamp { get }

  /// Whether this state wins against another one with the same time. The rule is a total order, so that all devices choose alike.
  func winsTie(against other: Self) -> Bool
}

extension LastWriterWinsState {
  func isLater(than other: Self) -> Bool { moment != other.moment ? moment > other.moment : winsTie(against: other) }

  /// Replaces `known` if this state is later.
  func add(to known: inout Self?) {
    if let last = known, !isLater(than: last) { return }
    known = self
  }
}

extension Timestamp {
  /// The time of a new change at `now`. A clock that goes back, or another device's fast clock, must not make the new change lose.
  static func ofChange(at now: Timestamp, after known: Timestamp?) -> Timestamp {
    known.map { max(now, Timestamp(milliseconds: $0.milliseconds + 1)) } ?? now
  }
}
