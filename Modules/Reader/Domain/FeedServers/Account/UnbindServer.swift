public import CoreDomain

/// Ends the binding to a feed server. All articles, marks and subscriptions stay, and feeds are fetched directly again.
public struct UnbindServer: UseCase {
  private let state: any ServerStateRepository
  private let subscriptions: any SubscriptionRepository

  /// - Parameter subscriptions: a list of subscriptions whose changes do not reach the server.
  public init(state: any ServerStateRepository, subscriptions: any SubscriptionRepository) {
    self.state = state
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_: Void) async throws(ReaderError) {
    try await state.unbind()
    try await subscriptions.forgetServerIDs()
  }
}
