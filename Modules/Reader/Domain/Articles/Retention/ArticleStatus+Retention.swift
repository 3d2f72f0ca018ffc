extension ArticleStatus {
  /// Whether retention never removes the article: it has a star, a tag, or the mark that keeps it.
  public var isKept: Bool { isStarred || has(.kept) || !tags.isEmpty }
}
