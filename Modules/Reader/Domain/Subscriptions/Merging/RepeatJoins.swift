public import CoreDomain

/// Gives the articles and marks of feeds to the feeds into which another device of the user joined them.
///
/// That device has changed the subscriptions, and a sync removes the joined feeds here. Each device has articles that the other one lacks, so each copies its
/// own. After an interruption, a second call completes the work.
public struct RepeatJoins: UseCase {
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository

  public init(articles: any ArticleRepository, fetchStates: any FetchStateRepository) {
    self.articles = articles
    self.fetchStates = fetchStates
  }

  /// - Parameter joined: the joined feeds, by the feed that stays.
  public func callAsFunction(_ joined: [FeedID: [Subscription]]) async throws(ReaderError) {
    for (feed, others) in joined.sorted(by: { $0.key < $1.key }) {
      for other in others { _ = try await articles.merge(other.id, into: feed, isRepeated: true) }
    }
    try await fetchStates.noteURLs(of: joined)
  }
}
