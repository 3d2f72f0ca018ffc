public import CoreDomain

/// One change of one mark of one article on one of the user's devices. It is a line of that device's journal.
public struct StatusChangeRecord: Hashable, Sendable {
  /// What a record concerns. Of all records with the same subject, the last one wins.
  public struct Subject: Hashable, Sendable {
    public let article: ArticleID
    public let mark: ArticleMark

    public init(article: ArticleID, mark: ArticleMark) {
      self.article = article
      self.mark = mark
    }
  }

  public let subject: Subject
  /// Whether the mark was set.
  public let isSet: Bool
  /// The time by the device's clock, but always later than the records of the same subject that the device knew.
  public let moment: Timestamp

  public init(subject: Subject, isSet: Bool, moment: Timestamp) {
    self.subject = subject
    self.isSet = isSet
    self.moment = moment
  }
}

extension ArrivalMarks {
  /// The marks as records for the user's other devices. They are older than anything a user does, so that the user's own changes win on all
  /// devices, whichever way and whenever the records arrive.
  public var records: [StatusChangeRecord] {
    edits.flatMap { edit in
      edit.ids.map { StatusChangeRecord(subject: .init(article: $0, mark: edit.mark), isSet: true, moment: Timestamp(milliseconds: 0)) }
    }
  }
}

extension StatusEdit {
  /// The edits for these records. No two records may have the same subject.
  public static func edits(of changes: [StatusChangeRecord]) -> [StatusEdit] {
    var ids: [ArticleStatus.Change: [ArticleID]] = [:]
    for change in changes { ids[.set(change.subject.mark, change.isSet), default: []].append(change.subject.article) }
    return changes.compactMap { change in
      let (mark, isSet) = (change.subject.mark, change.isSet)
      return ids.removeValue(forKey: .set(mark, isSet)).map { StatusEdit(mark: mark, isSet: isSet, ids: $0) }
    }
  }
}
