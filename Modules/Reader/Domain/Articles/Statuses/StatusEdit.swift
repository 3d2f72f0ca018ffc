/// A mark, and the articles on which it was set or cleared. Unchanged articles are not included.
public struct StatusEdit: Hashable, Sendable {
  public let mark: ArticleMark
  /// Whether the mark was set.
  public let isSet: Bool
  /// The articles that changed.
  public let ids: [ArticleID]

  public init(mark: ArticleMark, isSet: Bool, ids: [ArticleID]) {
    self.mark = mark
    self.isSet = isSet
    self.ids = ids
  }

  /// The same edit of the articles for which `isWanted` is true; nil when there are none.
  func only(_ isWanted: (ArticleID) -> Bool) -> StatusEdit? {
    let wanted = ids.filter(isWanted)
    return wanted.isEmpty ? nil : StatusEdit(mark: mark, isSet: isSet, ids: wanted)
  }

  /// The changes of these articles' marks: one edit for each mark and each direction.
  public static func edits(of changed: [ChangedArticle]) -> [StatusEdit] {
    edits(of: changed.map { (id: $0.entry.article.id, before: $0.before, after: $0.entry.status) })
  }

  /// The edits that a change makes to articles with these statuses. The ids in an edit are sorted.
  public static func edits(of statuses: [ArticleID: ArticleStatus], by change: ArticleStatus.Change) -> [StatusEdit] {
    edits(of: statuses) { _, status in status.applying(change) }
  }

  /// The edits that an update makes to articles with these statuses. The ids of an edit are sorted.
  public static func edits(of statuses: [ArticleID: ArticleStatus], by update: StatusUpdate) -> [StatusEdit] {
    edits(of: statuses, update.applied)
  }

  private static func edits(
    of statuses: [ArticleID: ArticleStatus], _ applied: (ArticleID, ArticleStatus) -> ArticleStatus
  ) -> [StatusEdit] {
    var changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)] = []
    for (id, before) in statuses {
      let after = applied(id, before)
      if after != before { changed.append((id: id, before: before, after: after)) }
    }
    return edits(of: changed.sorted { $0.id < $1.id })
  }

  /// The edits that set these marks: for each mark, the articles that gain it.
  static func edits(setting marks: [ArticleID: Set<ArticleMark>]) -> [StatusEdit] {
    var ids: [ArticleMark: [ArticleID]] = [:]
    for (id, marks) in marks { for mark in marks { ids[mark, default: []].append(id) } }
    return ids.sorted { $0.key < $1.key }.map { StatusEdit(mark: $0.key, isSet: true, ids: $0.value.sorted()) }
  }

  private static func edits(of changed: [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)]) -> [StatusEdit] {
    var ids: [ArticleMark: (set: [ArticleID], unset: [ArticleID])] = [:]
    for (id, before, after) in changed where before != after {
      for mark in after.differingMarks(before) {
        if after.has(mark) { ids[mark, default: ([], [])].set.append(id) } else { ids[mark, default: ([], [])].unset.append(id) }
      }
    }
    return ids.sorted { $0.key < $1.key }.flatMap { mark, ids in
      [StatusEdit(mark: mark, isSet: true, ids: ids.set), StatusEdit(mark: mark, isSet: false, ids: ids.unset)]
    }.filter { !$0.ids.isEmpty }
  }
}
