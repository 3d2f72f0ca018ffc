/// Turns entities of articles into the models that presentation works with.
struct ArticleTranslator: Sendable {
  private let subscriptions: [FeedID: Subscription]

  init(_ subscriptions: [Subscription]) {
    self.subscriptions = Dictionary(subscriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func summary(of entry: ArticleEntry) -> ArticleSummary {
    let subscription = subscriptions[entry.article.feed]
    return ArticleSummary(
      article: entry.article, status: entry.status, feedTitle: subscription?.title ?? entry.article.feed.text,
      folder: subscription?.folder ?? .top)
  }

  func details(of opened: OpenedArticle, problem: ReadingError? = nil) -> ArticleDetails {
    ArticleDetails(summary: summary(of: opened.entry), document: opened.document, problem: problem)
  }
}
