/// The feeds that the person follows.
public protocol SubscriptionRepository: Sendable {
  /// All subscriptions in the person's order.
  func all() async throws(ReadingError) -> [Subscription]

  /// Adds those that are not there yet, judged by id and by address, in one commit.
  /// - Returns: those that were added.
  func add(_ subscriptions: [Subscription]) async throws(ReadingError) -> [Subscription]

  /// Gives a subscription another address, and remembers the former one, or that there is none. Its identity stays.
  /// - Returns: the subscription as it is then; nil when it is not there, or when another one has that address: then nothing is changed.
  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReadingError) -> Subscription?

  /// Sets what is for a subscription alone, in place of all that was.
  /// - Returns: the subscription as it is then; nil when it is not there.
  func configure(_ id: FeedID, _ settings: FeedSettings) async throws(ReadingError) -> Subscription?

  /// Takes a subscription out of the list. Its articles and their statuses stay, and are there again when it is added again.
  func remove(_ id: FeedID) async throws(ReadingError)
}
