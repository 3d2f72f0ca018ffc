/// A mark, and the articles for which it was set or taken away. Those that had it, or lacked it, before are not among them.
public struct MarkEdit: Hashable, Sendable {
  /// The mark.
  public let mark: ArticleMark
  /// Whether it was set.
  public let isSet: Bool
  /// For which articles.
  public let ids: [ArticleID]

  /// Makes an edit.
  public init(mark: ArticleMark, isSet: Bool, ids: [ArticleID]) {
    self.mark = mark
    self.isSet = isSet
    self.ids = ids
  }

  /// What has become other with these articles: an edit for each mark and each direction.
  public static func edits(of changed: [ChangedArticle]) -> [MarkEdit] {
    var ids: [ArticleMark: (set: [ArticleID], unset: [ArticleID])] = [:]
    for article in changed {
      let (before, after) = (article.before.marks, article.entry.status.marks)
      for mark in after.subtracting(before) { ids[mark, default: ([], [])].set.append(article.entry.article.id) }
      for mark in before.subtracting(after) { ids[mark, default: ([], [])].unset.append(article.entry.article.id) }
    }
    return ids.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { mark, ids in
      [MarkEdit(mark: mark, isSet: true, ids: ids.set), MarkEdit(mark: mark, isSet: false, ids: ids.unset)]
    }.filter { !$0.ids.isEmpty }
  }
}
