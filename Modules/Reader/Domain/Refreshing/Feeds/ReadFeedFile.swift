public import CoreDomain

/// Reads a feed from a file, without changing the user's subscriptions.
public struct ReadFeedFile: UseCase {
  private let feeds: any FeedRepository

  public init(feeds: any FeedRepository) {
    self.feeds = feeds
  }

  public func callAsFunction(_ place: FileLocation) async throws(ReaderError) -> Feed {
    try await feeds.read(from: place)
  }
}
