public import CoreData
public import CoreDomain
public import ReaderDomain

/// Stores the list of subscriptions.
public protocol SubscriptionDataStore: Sendable {
  /// All subscriptions in the order of the user, each URL once.
  func all() async throws(DataStoreError) -> [Subscription]

  /// Adds the subscriptions whose id and URL are not in the list yet, in one commit.
  /// - Returns: the added subscriptions.
  func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription]

  /// Changes the URL of a subscription and stores the former URL; nil removes the former URL.
  /// - Returns: the changed subscription; nil, without a change, when the subscription is unknown or another one has the URL in any notation.
  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription?

  /// Changes the user's title, the folder, the tags or the settings of a subscription.
  /// - Returns: the changed subscription; nil when the subscription is unknown.
  func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(DataStoreError) -> Subscription?

  /// Records the titles that feeds give themselves, in one commit. Unknown feeds are ignored.
  func recordFeedTitles(_ titles: [FeedID: String]) async throws(DataStoreError)

  /// Removes a subscription, if it is in the list.
  func remove(_ id: FeedID) async throws(DataStoreError)

  /// The list as an OPML document.
  func text() async throws(DataStoreError) -> String
}
