public import CoreDomain
public import ReaderDomain

/// A list of subscriptions that follows a feed server. While the data directory is bound to one, feeds are followed, unfollowed, renamed
/// and moved on the server first and in the list after; if the server fails or refuses, the list stays as it is. Everything else concerns
/// the list alone, and so does a feed that is read from a program or a file.
public struct ServerSubscriptionRepository: SubscriptionRepository {
  private let base: any SubscriptionRepository
  private let state: any ServerStateRepository
  private let server: any FeedServer

  public init(base: any SubscriptionRepository, state: any ServerStateRepository, server: any FeedServer) {
    self.base = base
    self.state = state
    self.server = server
  }

  public func all() async throws(ReaderError) -> [Subscription] { try await base.all() }

  /// Follows each missing feed by a request of its own, and stores it at once: after a failure, the same call follows the others.
  /// - Throws: `subscription(.incomplete)` when the server refuses feeds, or fails after the first.
  public func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    guard let account = try await state.account() else {
      // A list, or the history of undo, may have the name that another account gave the feed.
      return try await base.add(subscriptions.map { $0.known(toServerAs: nil) })
    }
    let local = subscriptions.filter { $0.source != nil }
    var added = local.isEmpty ? [] : try await base.add(local)
    let known = try await base.all()
    let missing = subscriptions.filter { $0.source == nil }.added(to: known)
    guard !missing.isEmpty else { return added }
    let session = try await server.logIn(account.login)
    var addition = ServerAddition(to: base, in: session, known: known, listed: try await session.subscriptions())
    var failure: ReaderError?
    do throws(ReaderError) {
      for subscription in missing { try await addition.follow(subscription) }
    } catch {
      failure = error
    }
    if failure != .cancelled {
      do throws(ReaderError) { try await addition.settle() } catch { failure = failure ?? error }
    }
    let refusals = addition.refusals
    added += addition.added
    if let failure, failure == .cancelled || (added.isEmpty && refusals.isEmpty) { throw failure }
    guard failure != nil || !refusals.isEmpty else { return added }
    throw .subscription(
      .incomplete(
        IncompleteAddition(added: added, missing: missing.count - addition.added.count, refusals: refusals, error: failure)))
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    try await base.redirect(id, to: url, former: former)
  }

  /// Tags and settings are no concern of the server, and neither is a feed that only the list has.
  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    if change.title != nil || change.folder != nil, let (onServer, here, session, account) = try await place(of: id) {
      // FreshRSS ignores an empty title, so it gets the feed's own one.
      let title = change.title.map { Subscription.ownTitle($0, at: here.url) ?? here.feedTitle ?? "" }
      _ = try await self.change(onServer, title: title, folder: change.folder, in: session, of: account)
    }
    return try await base.configure(id, change)
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    for (id, change) in changes.sorted(by: { $0.key < $1.key }) { _ = try await configure(id, change) }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) { try await base.recordFeedDetails(details) }

  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) { try await base.recordServerIDs(ids) }

  public func remove(_ ids: Set<FeedID>, joinedInto feeds: [FeedID: FeedID]) async throws(ReaderError) {
    for id in ids.sorted() {
      if let (onServer, _, session, _) = try await place(of: id) { try await session.unfollow(onServer.id) }
      try await base.remove([id], joinedInto: feeds)
    }
  }

  private typealias Place = (feed: ServerSubscription, here: Subscription, session: any FeedServerSession, account: ServerAccount)

  /// A feed on the server; nil when the data directory is bound to none, or the list or the server does not have the feed.
  private func place(of id: FeedID) async throws(ReaderError) -> Place? {
    guard let account = try await state.account() else { return nil }
    let known = try await base.all()
    guard let subscription = known.first(where: { $0.id == id }), subscription.source == nil else { return nil }
    let session = try await server.logIn(account.login)
    let feed = Self.feed(of: subscription, in: try await session.subscriptions(), others: known.filter { $0.id != id })
    return feed.map { ($0, subscription, session, account) }
  }

  /// The URL decides, and the number only if no URL contradicts: a server that was set up anew gives the numbers to other feeds.
  private static func feed(
    of subscription: Subscription, in listed: [ServerSubscription], others: [Subscription]
  ) -> ServerSubscription? {
    func isAtURL(_ feed: ServerSubscription, of other: Subscription) -> Bool { feed.url.normalized == other.url.normalized }
    // Two subscriptions may have one URL in two notations.
    let found = listed.filter { feed in
      isAtURL(feed, of: subscription) && !others.contains { $0.serverID == feed.id && isAtURL(feed, of: $0) }
    }
    if let feed = found.first(where: { $0.id == subscription.serverID }) ?? found.first { return feed }
    return listed.first { feed in
      feed.id == subscription.serverID && feed.mayBe(subscription) && !others.contains { isAtURL(feed, of: $0) }
    }
  }

  /// Changes what differs on the server.
  /// - Throws: `server(.refused)` also when the server accepts the change and puts the feed elsewhere, as FreshRSS does when a label has
  ///   the name of the folder.
  private func change(
    _ feed: ServerSubscription, title: String?, folder: FolderPath?, in session: any FeedServerSession, of account: ServerAccount
  ) async throws(ReaderError) -> ServerSubscription {
    let folder = folder.flatMap { $0.isSame(as: feed.folder) ? nil : $0 }
    let title = title == feed.title ? nil : title
    guard title != nil || folder != nil else { return feed }
    let changed = try await session.change(feed.id, title: title, folder: folder)
    if let folder, !folder.isSame(as: changed.folder) {
      throw .server(.refused(host: account.url.host, reason: "it has no folder '\(folder.text)', perhaps because a label has this name"))
    }
    return changed
  }
}
