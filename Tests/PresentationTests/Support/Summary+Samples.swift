import Domain
import DomainDoubles

extension ArticleSummary {
  static func sample(_ article: Article = .sample(), marks: Set<ArticleMark> = [], folder: String = "") -> ArticleSummary {
    ArticleSummary(article: article, status: ArticleStatus(marks), feedTitle: "Example", folder: FolderPath(folder))
  }
}

extension FeedSummary {
  static func sample(_ subscription: Subscription = .sample(), unread: Int = 0, all: Int = 0, visit: Visit = .never) -> FeedSummary {
    FeedSummary(subscription: subscription, counts: ArticleCounts(all: all, unread: unread), visit: visit)
  }
}
