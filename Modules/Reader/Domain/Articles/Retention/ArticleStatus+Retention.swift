extension ArticleStatus {
  /// Whether retention never removes the article: it has a star, a tag, or the mark that keeps it.
  public var isKept: Bool { isStarred || has(.kept) || !tags.isEmpty }

  /// The status with what a damaged or former file of statuses has for the article. An article with marks gets only those that keep it: the
  /// others may have been cleared since. A star that comes back is better than a star that is lost.
  public func recovering(_ found: ArticleStatus) -> ArticleStatus {
    self == .new ? found : ArticleStatus(marks.union(found.marks.filter { ArticleStatus([$0]).isKept }))
  }
}
