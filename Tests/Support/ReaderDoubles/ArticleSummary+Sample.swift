public import ReaderDomain

extension ArticleSummary {
  /// An article as a list shows it.
  public static func sample(_ article: Article = .sample(), marks: Set<ArticleMark> = [], folder: String = "") -> ArticleSummary {
    ArticleSummary(article: article, status: ArticleStatus(marks), feedTitle: "Example", folder: FolderPath(folder))
  }
}
