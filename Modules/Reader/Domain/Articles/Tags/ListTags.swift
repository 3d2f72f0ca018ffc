public import CoreDomain

/// Lists the user's own tags of articles and feeds, sorted by name.
public struct ListTags: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  public func callAsFunction(_: Void) async throws(ReaderError) -> [TagSummary] {
    let all = try await subscriptions.all()
    var tags: [TagName: TagSummary] = [:]
    for feed in all {
      for tag in feed.tags { tags[tag, default: TagSummary(tag)].feeds += 1 }
    }
    // Statuses are counted first, because many articles have the same status and few statuses have tags.
    var counts: [ArticleStatus: Int] = [:]
    for status in try await articles.statuses(matching: .all, in: all.map(\.id)).values { counts[status, default: 0] += 1 }
    for (status, count) in counts {
      for tag in status.tags {
        tags[tag, default: TagSummary(tag)].articles += count
        if !status.isRead { tags[tag]?.unread += count }
      }
    }
    return tags.values.sorted { $0.name < $1.name }
  }
}

/// A tag of the user, with the numbers of articles and feeds that have it.
public struct TagSummary: Hashable, Sendable {
  public let name: TagName
  /// The number of articles that the user gave the tag. Articles that inherit it from their feed are not counted.
  public var articles: Int
  /// The number of those that are unread.
  public var unread: Int
  /// The number of feeds with the tag.
  public var feeds: Int

  public init(_ name: TagName, articles: Int = 0, unread: Int = 0, feeds: Int = 0) {
    self.name = name
    self.articles = articles
    self.unread = unread
    self.feeds = feeds
  }
}
