import CoreDomain

/// Converts articles into the models of the presentation layer.
struct ArticleTranslator: Sendable {
  private let subscriptions: [FeedID: Subscription]
  private let cleansLinks: Bool

  /// - Parameters:
  ///   - subscriptions: the feeds of the articles.
  ///   - cleansLinks: whether links that the user follows lose their tracking parameters.
  init(_ subscriptions: [Subscription], cleansLinks: Bool = false) {
    self.cleansLinks = cleansLinks
    self.subscriptions = Dictionary(subscriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func summary(of entry: ArticleWithStatus) -> ArticleSummary { summary(of: entry, duplicates: []) }

  func summary(of group: DuplicateGroup) -> ArticleSummary {
    summary(
      of: group.shown, duplicates: group.others.map { DuplicateArticle(id: $0.article.id, feedTitle: feedTitle(of: $0)) })
  }

  private func summary(of entry: ArticleWithStatus, duplicates: [DuplicateArticle]) -> ArticleSummary {
    ArticleSummary(
      article: entry.article, status: entry.status, feedTitle: feedTitle(of: entry),
      feedHost: subscriptions[entry.article.feed]?.url.host, folder: subscriptions[entry.article.feed]?.folder ?? .top,
      duplicates: duplicates)
  }

  private func feedTitle(of entry: ArticleWithStatus) -> String {
    subscriptions[entry.article.feed]?.title ?? entry.article.feed.text
  }

  func details(of opened: OpenedArticle, problem: ReaderError? = nil, undoError: ReaderError? = nil) -> ArticleDetails {
    ArticleDetails(
      summary: summary(of: opened.entry), document: opened.document, html: opened.html, fullText: opened.fullText, cleansLinks: cleansLinks,
      problem: problem,
      undoError: undoError)
  }
}
