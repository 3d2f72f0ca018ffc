internal import CoreDomain
internal import ReaderDomain

/// Marks that articles get from articles of another feed. A copy is as old as the mark, so that what the user has done since with the article wins.
struct MarkCopies {
  let source: CopiedMarks
  /// The latest changes of these marks, on all devices.
  let known: StatusChangeMerge

  /// Whether the mark was set on an origin after the last change of the copy's mark.
  func isNewer(_ subject: StatusChangeRecord.Subject) -> Bool {
    known[subject].map { $0.moment < moment(of: subject, isSet: true) } ?? true
  }

  /// Whether the mark was removed from an origin after the feeds were joined, on a device that did not know of it, and after the copy got its mark. A
  /// mark that the copy's article had without the origin stays if the feeds were joined later.
  func isRemoved(_ subject: StatusChangeRecord.Subject) -> Bool {
    let removal = moment(of: subject, isSet: false)
    return removal > source.joined && known[subject].map { $0.moment < removal } ?? false
  }

  /// The records of the copies, each as old as its mark or as its removal.
  func records(for changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)]) -> [StatusChangeRecord] {
    known.changes(for: changed, at: Self.oldest).map { change in
      StatusChangeRecord(
        subject: change.subject, isSet: change.isSet, moment: max(change.moment, moment(of: change.subject, isSet: change.isSet)))
    }
  }

  private static let oldest = Timestamp(milliseconds: 0)

  /// When the mark was last set on an origin, or last removed from one. A mark without a record is older than all records.
  private func moment(of subject: StatusChangeRecord.Subject, isSet: Bool) -> Timestamp {
    (source.origins[subject.article] ?? []).compactMap { known[StatusChangeRecord.Subject(article: $0, mark: subject.mark)] }
      .filter { $0.isSet == isSet }.map(\.moment).max() ?? Self.oldest
  }
}
