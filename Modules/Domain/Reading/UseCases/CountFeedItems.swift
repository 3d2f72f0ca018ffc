/// Counts the items of a feed in a file, without touching the person's subscriptions.
public struct CountFeedItems: UseCase {
  private let feeds: any FeedRepository

  /// Makes the use case over its repository.
  public init(feeds: any FeedRepository) {
    self.feeds = feeds
  }

  public func callAsFunction(_ place: FileLocation) async throws(ReadingError) -> Int {
    try await feeds.countItems(in: place)
  }
}
