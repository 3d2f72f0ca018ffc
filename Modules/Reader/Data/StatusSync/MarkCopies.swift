internal import CoreDomain
internal import ReaderDomain

/// Marks that articles get from articles of another feed. A copy is as old as the mark, so that what the user has done since with the article wins.
struct MarkCopies {
  let origins: [ArticleID: [ArticleID]]
  /// The latest changes of these marks, on all devices.
  let known: StatusChangeMerge

  /// Whether the mark was set on an origin after the last change of the copy's mark.
  func isNewer(_ subject: StatusChangeRecord.Subject) -> Bool { known[subject].map { $0.moment < moment(of: subject) } ?? true }

  /// The records of the copies, each as old as its mark.
  func records(for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)]) -> [StatusChangeRecord] {
    known.changes(for: changed, at: Self.oldest).map { change in
      StatusChangeRecord(subject: change.subject, isSet: change.isSet, moment: max(change.moment, moment(of: change.subject)))
    }
  }

  private static let oldest = Timestamp(milliseconds: 0)

  /// When the mark was last set on an origin. A mark without a record is older than all records.
  private func moment(of subject: StatusChangeRecord.Subject) -> Timestamp {
    (origins[subject.article] ?? []).compactMap { known[StatusChangeRecord.Subject(article: $0, mark: subject.mark)] }
      .filter(\.isSet).map(\.moment).max() ?? Self.oldest
  }
}
