public import CoreDomain

/// Ends the binding to a feed server. All articles, marks and subscriptions stay, and feeds are fetched directly again.
public struct UnbindServer: UseCase {
  private let state: any ServerStateRepository
  private let subscriptions: any SubscriptionRepository

  /// Changes of `subscriptions` must not reach the server.
  public init(state: any ServerStateRepository, subscriptions: any SubscriptionRepository) {
    self.state = state
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_: Void) async throws(ReaderError) {
    try await state.unbind()
    try await subscriptions.forgetServerIDs()
  }
}
