public import Domain

extension ArticleEntry {
  /// An article with these marks.
  public static func sample(_ article: Article = .sample(), marks: Set<ArticleMark> = []) -> ArticleEntry {
    ArticleEntry(article: article, status: ArticleStatus(marks))
  }
}
