public import CoreDomain

/// Restores the former URL of a feed that has moved, and remembers not to apply the same redirect again.
public struct RevertRedirect: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refreshLock: any RefreshLock

  public init(subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, refreshLock: any RefreshLock) {
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refreshLock = refreshLock
  }

  /// Holds the refresh lock, because a concurrent refresh would overwrite the fetch state with its own copy.
  public func callAsFunction(_ reference: FeedReference) async throws(ReaderError) -> RevertedRedirect {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    guard let former = subscription.formerURL else { throw .subscription(.neverMoved(subscription)) }
    let token = try await refreshLock.take()
    defer { withExtendedLifetime(token) {} }
    var fetchState = try await fetchStates.all()[subscription.id] ?? .never
    fetchState.declinedRedirect = subscription.url
    fetchState.redirect = nil
    fetchState.urls.removeAll { $0 == subscription.url }
    try await fetchStates.record([subscription.id: fetchState])
    guard let moved = try await subscriptions.redirect(subscription.id, to: former, former: nil) else {
      throw try await reasonNotToMove(subscription, to: former)
    }
    return RevertedRedirect(subscription: moved, declined: subscription.url)
  }

  private func reasonNotToMove(_ subscription: Subscription, to url: WebURL) async throws(ReaderError) -> ReaderError {
    let other = try await subscriptions.all().first { $0.id != subscription.id && $0.url.normalized == url.normalized }
    return other.map { .subscription(.alreadySubscribed($0)) } ?? .subscription(.feedNotFound(FeedReference(subscription.id.text)))
  }
}

public struct RevertedRedirect: Hashable, Sendable {
  /// The subscription with its old URL.
  public let subscription: Subscription
  /// The redirect target, to which the subscription will not move again.
  public let declined: WebURL

  public init(subscription: Subscription, declined: WebURL) {
    self.subscription = subscription
    self.declined = declined
  }
}
