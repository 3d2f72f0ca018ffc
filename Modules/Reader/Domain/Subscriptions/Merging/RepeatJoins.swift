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

  /// Leaves out a join while a refresh has yet to fetch the feed that stays. Copies in an empty feed would keep IDs that only this device has, and marks
  /// would not reach the same articles on the other devices.
  /// - Returns: the joins that are complete.
  public func callAsFunction(_ joins: [RemoteJoin]) async throws(ReaderError) -> [RemoteJoin] {
    let counts = try await articles.counts(in: Set(joins.flatMap { [$0.feed.id, $0.target] }).sorted())
    let states = try await fetchStates.all()
    let ready = joins.filter { join in
      !join.isTargetFollowed || counts[join.target] != nil || counts[join.feed.id] == nil
        || states[join.target]?.isSettled ?? false
    }
    guard !ready.isEmpty else { return [] }
    for join in ready { _ = try await articles.merge(join.feed.id, into: join.target, isRepeated: true) }
    try await fetchStates.noteURLs(of: Dictionary(grouping: ready, by: \.target).mapValues { $0.map(\.feed) })
    return ready
  }
}

extension FetchState {
  /// After this many failures in succession, a feed has not responded for hours.
  private static let failuresOfDeadFeed = 3

  /// Whether the feed was fetched, though no article is stored, or may never be fetched.
  var isSettled: Bool { lastSucceeded != nil || failures >= Self.failuresOfDeadFeed || RefreshPolicy.staysGone(self) }
}

/// A feed in the list of this device that another device has joined into one that stays.
public struct RemoteJoin: Hashable, Sendable {
  public let feed: Subscription
  /// The feed that stays.
  public let target: FeedID
  /// Whether the feed that stays is in the list.
  public let isTargetFollowed: Bool

  public init(_ feed: Subscription, into target: FeedID, isTargetFollowed: Bool) {
    self.feed = feed
    self.target = target
    self.isTargetFollowed = isTargetFollowed
  }
}
