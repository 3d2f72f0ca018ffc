public import CoreDomain

/// Counts the items of a feed in a file, without changing the user's subscriptions.
public struct CountFeedItems: UseCase {
  private let feeds: any FeedRepository

  public init(feeds: any FeedRepository) {
    self.feeds = feeds
  }

  public func callAsFunction(_ place: FileLocation) async throws(ReaderError) -> Int {
    try await feeds.countItems(in: place)
  }
}
