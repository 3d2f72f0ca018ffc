public import ReaderDomain

extension ArticleWithStatus {
  /// An article with these marks.
  public static func sample(_ article: Article = .sample(), marks: Set<ArticleMark> = []) -> ArticleWithStatus {
    ArticleWithStatus(article: article, status: ArticleStatus(marks))
  }
}
