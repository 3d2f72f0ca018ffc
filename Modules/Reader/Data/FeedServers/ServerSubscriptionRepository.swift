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
    var (ids, urls) = (Set(known.map(\.id)), Set(known.map(\.url)))
    let missing = subscriptions.filter { subscription in
      subscription.source == nil && !ids.contains(subscription.id) && urls.insert(subscription.url).inserted
        && ids.insert(subscription.id).inserted
    }
    guard !missing.isEmpty else { return added }
    let session = try await server.logIn(account.login)
    let listed = try await session.subscriptions()
    var taken = Dictionary(known.compactMap { feed in feed.serverID.map { ($0, feed) } }, uniquingKeysWith: { first, _ in first })
    let free = listed.filter { taken[$0.id] == nil }
    let byURL = Dictionary(free.map { ($0.url.normalized, $0) }, uniquingKeysWith: { first, _ in first })
    let before = added.count
    var refusals: [IncompleteAddition.Refusal] = []
    func incomplete(_ error: ReaderError? = nil) -> ReaderError {
      .subscription(
        .incomplete(IncompleteAddition(added: added, missing: missing.count - (added.count - before), refusals: refusals, error: error)))
    }
    for subscription in missing {
      do throws(ReaderError) {
        let onServer: ServerSubscription
        if let there = byURL[subscription.url.normalized] {
          onServer = there
        } else {
          onServer = try await session.follow(subscription.url)
        }
        // A server that knows both URLs as one feed would let the next contact remove one of them.
        if let other = taken[onServer.id], other.url.normalized == onServer.url.normalized {
          throw .server(.refused(host: account.url.host, reason: "it follows this feed as '\(other.title)'"))
        }
        // Once the server follows the feed, the list has it, too, whatever becomes of its title and folder.
        let (feed, refusal) = try await named(onServer, as: subscription, in: session, of: account)
        if let refusal { refusals.append(IncompleteAddition.Refusal(url: subscription.url, reason: refusal, isAdded: true)) }
        added += try await base.add([subscription.followed(as: feed)])
        taken[feed.id] = subscription
      } catch {
        if case .server(.refused(_, let reason)) = error {
          refusals.append(IncompleteAddition.Refusal(url: subscription.url, reason: reason, isAdded: false))
          continue
        }
        guard error != .cancelled, !(added.isEmpty && refusals.isEmpty) else { throw error }
        throw incomplete(error)
      }
    }
    guard refusals.isEmpty else { throw incomplete() }
    return added
  }

  /// Gives a feed on the server the title and the folder of a subscription; if it refuses both together, the title alone.
  /// - Returns: the feed as the server has it, and why it refuses the change; nil when it accepts all.
  private func named(
    _ feed: ServerSubscription, as subscription: Subscription, in session: any FeedServerSession, of account: ServerAccount
  ) async throws(ReaderError) -> (feed: ServerSubscription, refusal: String?) {
    let title = subscription.ownTitle
    var refusal: String?
    let folders: [FolderPath?] = subscription.folder == .top ? [nil] : [subscription.folder, nil]
    for folder in folders {
      do throws(ReaderError) {
        return (try await change(feed, title: title, folder: folder, in: session, of: account), refusal)
      } catch {
        guard case .server(.refused(_, let reason)) = error else { throw error }
        refusal = refusal ?? reason
      }
    }
    return (feed, refusal)
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    try await base.redirect(id, to: url, former: former)
  }

  /// Tags and settings are no concern of the server, and neither is a feed that only the list has.
  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    if change.title != nil || change.folder != nil, let (onServer, session, account) = try await place(of: id) {
      _ = try await self.change(onServer, title: change.title, folder: change.folder, in: session, of: account)
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
      if let (onServer, session, _) = try await place(of: id) { try await session.unfollow(onServer.id) }
      try await base.remove([id], joinedInto: feeds)
    }
  }

  private typealias Place = (feed: ServerSubscription, session: any FeedServerSession, account: ServerAccount)

  /// A feed on the server; nil when the data directory is bound to none, or the list or the server does not have the feed.
  private func place(of id: FeedID) async throws(ReaderError) -> Place? {
    guard let account = try await state.account() else { return nil }
    let known = try await base.all()
    guard let subscription = known.first(where: { $0.id == id }), subscription.source == nil else { return nil }
    let session = try await server.logIn(account.login)
    let feed = Self.feed(of: subscription, in: try await session.subscriptions(), others: known.filter { $0.id != id })
    return feed.map { ($0, session, account) }
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

extension Subscription {
  /// A copy as the server lists it.
  fileprivate func followed(as feed: ServerSubscription) -> Subscription {
    let followed = changed(SubscriptionChange(folder: feed.folder)).known(toServerAs: feed.id)
    return ownTitle == nil && feedTitle == nil ? followed.titled(byFeed: feed.title) : followed
  }
}

extension FolderPath {
  /// Case does not matter.
  fileprivate func isSame(as other: FolderPath) -> Bool { isInside(other) && other.isInside(self) }
}
