public import CoreDomain

/// Follows a feed on the feed server to which the data directory is bound. The server looks at the URL and fetches the feed; its articles
/// come with the next refresh.
public struct FollowOnServer: UseCase {
  private let server: any FeedServer
  private let state: any ServerStateRepository
  private let storage: FeedStorage

  /// Changes of the subscriptions in `storage` must not reach the server.
  public init(server: any FeedServer, state: any ServerStateRepository, storage: FeedStorage) {
    self.server = server
    self.state = state
    self.storage = storage
  }

  /// - Throws: `server(.feedOfThisComputer)` for a program or a file, `server(.loginOfFeed)` for an input with a login: a server neither gets nor has the login of a feed.
  public func callAsFunction(_ input: SubscribeInput) async throws(ReaderError) -> SubscribeResult {
    guard try input.source == nil else { throw try await refusalOfSource() }
    let url: WebURL
    do { url = try WebURL(typedFeed: input.url) } catch { throw .subscription(.badURL(input.url, error)) }
    guard input.folder.names.count <= FolderPath.deepest else { throw .subscription(.folderTooDeep(input.folder)) }
    guard let account = try await state.account() else { throw .server(.notBound) }
    guard input.login == nil, !url.hasCredentials else { throw .server(.loginOfFeed(host: account.url.host)) }
    try refuseIfSubscribed(url, try await storage.subscriptions.all())
    let session = try await server.logIn(account.login)
    let listed = try await session.subscriptions()
    let followed = try await followed(url, among: listed, in: session)
    let here = try await storage.subscriptions.all()
    if let known = here.first(where: { $0.serverID == followed.id && followed.mayBe($0) }) {
      throw .subscription(.alreadySubscribed(known))
    }
    try refuseIfSubscribed(followed.url, here)
    let isNew = !listed.contains { $0.id == followed.id }
    return try await store(try await moved(followed, isNew: isNew, to: input.folder, in: session), among: here)
  }

  private func refusalOfSource() async throws(ReaderError) -> ReaderError {
    guard let account = try await state.account() else { return .server(.notBound) }
    return .server(.feedOfThisComputer(host: account.url.host))
  }

  /// The feed on the server. A server that does not answer may still have followed it.
  private func followed(
    _ url: WebURL, among listed: [ServerSubscription], in session: any FeedServerSession
  ) async throws(ReaderError) -> ServerSubscription {
    if let known = listed.first(where: { $0.url.normalized == url.normalized }) { return known }
    do throws(ReaderError) {
      return try await session.follow(url)
    } catch {
      guard case .server(.web) = error, let listed = try? await session.subscriptions(),
        let late = listed.first(where: { $0.url.normalized == url.normalized })
      else { throw error }
      return late
    }
  }

  /// The feed in the folder. A server refuses a folder that has the name of a label. Then it does not follow a new feed either, because the
  /// user has asked for both.
  private func moved(
    _ feed: ServerSubscription, isNew: Bool, to folder: FolderPath, in session: any FeedServerSession
  ) async throws(ReaderError) -> ServerSubscription {
    guard folder != .top, feed.folder != folder else { return feed }
    do throws(ReaderError) {
      return try await session.change(feed.id, title: nil, folder: folder)
    } catch {
      // If this fails, too, the next refresh brings the feed.
      if isNew, case .server(.refused) = error { try? await session.unfollow(feed.id) }
      throw error
    }
  }

  private func store(_ feed: ServerSubscription, among here: [Subscription]) async throws(ReaderError) -> SubscribeResult {
    let plan = SubscriptionPullPlan([feed], here: [])
    let wanted = KnownFeeds(try await storage.fetchStates.all()).identified(plan.added, among: here, areOthers: true)
    guard let added = try await storage.subscriptions.add(wanted).first else { throw .subscription(.alreadySubscribed(wanted[0])) }
    return SubscribeResult(subscription: added, articles: 0)
  }

  private func refuseIfSubscribed(_ url: WebURL, _ subscriptions: [Subscription]) throws(ReaderError) {
    if let known = Subscription.duplicate(of: url, among: subscriptions) { throw .subscription(.alreadySubscribed(known)) }
  }
}
