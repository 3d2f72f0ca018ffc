public import FileStorage
public import Domain

/// Where the list of subscriptions is kept.
public protocol SubscriptionDataStore: Sendable {
  /// All subscriptions in the person's order, each address once.
  func all() async throws(DataStoreError) -> [Subscription]

  /// Adds those that are not there yet, judged by id and by address, in one commit.
  /// - Returns: those that were added.
  func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription]

  /// Gives a subscription another address, and remembers the former one, or that there is none.
  /// - Returns: the subscription as it is then; nil when it is not there, or when another one has that address: then nothing is changed.
  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription?

  /// Sets what is for a subscription alone, in place of all that was.
  /// - Returns: the subscription as it is then; nil when it is not there.
  func configure(_ id: FeedID, _ settings: FeedSettings) async throws(DataStoreError) -> Subscription?

  /// Takes a subscription out of the list; does nothing when it is not in it.
  func remove(_ id: FeedID) async throws(DataStoreError)

  /// The list as an OPML document.
  func text() async throws(DataStoreError) -> String
}
