public import CoreDomain

/// Stores the subscriptions.
public protocol SubscriptionRepository: Sendable {
  /// All subscriptions in the user's order.
  func all() async throws(ReaderError) -> [Subscription]

  /// Adds the subscriptions whose id and URL are both new, in one commit.
  /// - Returns: the added subscriptions.
  /// - Throws: `subscription(.incomplete)` when only some of them could be added.
  func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription]

  /// Changes the URL of a subscription, and stores `former` as its former URL. The identity stays the same.
  /// - Returns: the changed subscription. Nil when it does not exist, or when another subscription has the new URL in any
  ///   notation (`WebURL.normalized`); nothing changes then.
  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription?

  /// Changes the user's title, the folder, the tags or the settings of a subscription, and stores the origins of its secrets.
  /// - Returns: the changed subscription; nil when it does not exist.
  func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription?

  /// Does the same for several subscriptions, in one commit. Unknown feeds are ignored.
  func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError)

  /// Records what feeds say of themselves, in one commit. The users' own titles, and websites that the list names, stay. Unknown feeds are ignored.
  func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError)

  /// Records what the feed server calls feeds, in one commit; nil for a feed that it does not follow. Unknown feeds are ignored.
  func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError)

  /// Removes subscriptions from the list, in one commit. Their articles and the statuses of these remain stored, and are visible again when the
  /// feeds are added again.
  /// `feeds` has, by removed feed, the feed that got its articles: the user's other devices give it theirs as well.
  func remove(_ ids: Set<FeedID>, joinedInto feeds: [FeedID: FeedID]) async throws(ReaderError)
}

extension SubscriptionRepository {
  /// Removes subscriptions whose articles no other feed got.
  public func remove(_ ids: Set<FeedID>) async throws(ReaderError) { try await remove(ids, joinedInto: [:]) }

  /// Removes a subscription.
  public func remove(_ id: FeedID) async throws(ReaderError) { try await remove([id]) }
}

extension [Subscription] {
  /// The subscriptions that `SubscriptionRepository.add` adds to a list: those whose id and URL are both new, each once.
  public func added(to list: [Subscription]) -> [Subscription] {
    var (ids, urls) = (Set(list.map(\.id)), Set(list.map(\.url)))
    return filter { !ids.contains($0.id) && urls.insert($0.url).inserted && ids.insert($0.id).inserted }
  }
}
