/// Gives a feed that has moved its old address back, and remembers not to move it there again.
public struct RevertRedirect: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refreshLock: any RefreshLock

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, refreshLock: any RefreshLock) {
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refreshLock = refreshLock
  }

  /// No refresh may run meanwhile: it would remember the visit as it knew it.
  public func callAsFunction(_ reference: FeedReference) async throws(ReadingError) -> RevertedRedirect {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    guard let former = subscription.formerURL else { throw .neverMoved(subscription) }
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

  private func reasonNotToMove(_ subscription: Subscription, to url: WebURL) async throws(ReadingError) -> ReadingError {
    let other = try await subscriptions.all().first { $0.url == url }
    return other.map { .alreadySubscribed($0) } ?? .feedNotFound(FeedReference(subscription.id.text))
  }
}
