public import CoreDomain

/// Ends the binding to a feed server. All articles, marks and subscriptions stay, and feeds are fetched directly again. The password is
/// removed from the file of logins: a feed of the same host would get it.
public struct UnbindServer: UseCase {
  private let server: any FeedServer
  private let state: any ServerStateRepository
  private let subscriptions: any SubscriptionRepository

  /// Changes of `subscriptions` must not reach the server.
  public init(server: any FeedServer, state: any ServerStateRepository, subscriptions: any SubscriptionRepository) {
    self.server = server
    self.state = state
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_: Void) async throws(ReaderError) {
    // If this is interrupted, the directory is still bound, and the login reserved for the server.
    if let account = try await state.account() { try await server.forget(account.login) }
    try await state.unbind()
    try await subscriptions.forgetServerIDs()
  }
}
