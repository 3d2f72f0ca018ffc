public import CoreDomain

/// Binds the data directory to an account on a feed server. Nothing is fetched, changed or removed yet; the next refresh does that.
public struct BindServer: UseCase {
  private let server: any FeedServer
  private let state: any ServerStateRepository
  private let subscriptions: any SubscriptionRepository

  /// Changes of `subscriptions` must not reach the server.
  public init(server: any FeedServer, state: any ServerStateRepository, subscriptions: any SubscriptionRepository) {
    self.server = server
    self.state = state
    self.subscriptions = subscriptions
  }

  /// - Throws: `server(.boundElsewhere)` when the directory is bound to another account, or syncs through a folder. Nothing changes when the
  ///   server does not answer everything that is asked of it.
  public func callAsFunction(_ login: ServerLogin) async throws(ReaderError) -> ServerAccount {
    let before = try await state.account()
    if let before, before.url != login.url || before.user != login.user { throw .server(.boundElsewhere(before.url.shown)) }
    let session = try await server.logIn(login)
    let account = ServerAccount(
      url: login.url, user: login.user, userID: try await session.userID(), allowsHTTP: login.allowsHTTP,
      lastContact: before?.lastContact)
    _ = try await session.subscriptions()
    if before?.userID != account.userID { try await subscriptions.forgetServerIDs() }
    try await server.store(login)
    try await state.bind(account)
    return account
  }
}

extension SubscriptionRepository {
  /// Forgets what a feed server calls the feeds. Another account may give the same names to other feeds.
  func forgetServerIDs() async throws(ReaderError) {
    let known = try await all().filter { $0.serverID != nil }
    if !known.isEmpty { try await recordServerIDs(Dictionary(known.map { ($0.id, nil) }, uniquingKeysWith: { first, _ in first })) }
  }
}
