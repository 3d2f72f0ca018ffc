public import Domain

extension ArticleSummary {
  /// What a list shows of an article.
  public static func sample(_ article: Article = .sample(), marks: Set<ArticleMark> = [], folder: String = "") -> ArticleSummary {
    ArticleSummary(article: article, status: ArticleStatus(marks), feedTitle: "Example", folder: FolderPath(folder))
  }
}
