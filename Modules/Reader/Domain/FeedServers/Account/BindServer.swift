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
    let listed = try await session.subscriptions()
    if before?.userID != account.userID { try await subscriptions.takeServerIDs(from: listed) }
    try await server.store(login)
    try await state.bind(account)
    return account
  }
}

extension SubscriptionRepository {
  /// Forgets what a feed server calls the feeds. Another account may give the same names to other feeds.
  func forgetServerIDs() async throws(ReaderError) { try await takeServerIDs(from: []) }

  /// Gives the feeds that both sides have the names that they have on a server, and the others none: if a feed is added before the first
  /// contact, that contact still knows whose titles and folders the server has.
  func takeServerIDs(from listed: [ServerSubscription]) async throws(ReaderError) {
    let known = try await all()
    let partners = listed.atURLs(of: known)
    let changed = known.filter { $0.serverID != partners[$0.id]?.id }.map { ($0.id, partners[$0.id]?.id) }
    if !changed.isEmpty { try await recordServerIDs(Dictionary(changed, uniquingKeysWith: { first, _ in first })) }
  }
}
