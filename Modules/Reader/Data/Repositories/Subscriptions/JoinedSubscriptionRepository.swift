public import CoreDomain
public import ReaderDomain

/// The list of subscriptions, followed by the feeds of this computer, which have a store of their own. Each change reaches the store that has the
/// feed.
public struct JoinedSubscriptionRepository: SubscriptionRepository {
  private let list: any SubscriptionRepository
  private let sources: any SubscriptionRepository

  /// - Parameters:
  ///   - list: stores the feeds on the web.
  ///   - sources: stores the feeds with a source.
  public init(list: any SubscriptionRepository, sources: any SubscriptionRepository) {
    self.list = list
    self.sources = sources
  }

  /// A feed of this computer whose id the list has too is left out.
  public func all() async throws(ReaderError) -> [Subscription] {
    let listed = try await list.all()
    let local = try await sources.all()
    guard !local.isEmpty else { return listed }
    let ids = Set(listed.map(\.id))
    return listed + local.filter { !ids.contains($0.id) }
  }

  /// Adds both kinds of feeds, each in one commit.
  public func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    let web = subscriptions.filter { $0.source == nil }
    let local = subscriptions.filter { $0.source != nil }
    guard !local.isEmpty else { return try await list.add(web) }
    let ids = Set(try await list.all().map(\.id))
    let added = try await sources.add(local.filter { !ids.contains($0.id) })
    return web.isEmpty ? added : try await list.add(web) + added
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    try await home(of: id).redirect(id, to: url, former: former)
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    try await home(of: id).configure(id, change)
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    let local = try await local(Set(changes.keys))
    try await list.configure(changes.filter { !local.contains($0.key) })
    if !local.isEmpty { try await sources.configure(changes.filter { local.contains($0.key) }) }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    let local = try await local(Set(details.keys))
    let web = details.filter { !local.contains($0.key) }
    if !web.isEmpty || local.isEmpty { try await list.recordFeedDetails(web) }
    if !local.isEmpty { try await sources.recordFeedDetails(details.filter { local.contains($0.key) }) }
  }

  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) { try await list.recordServerIDs(ids) }

  public func remove(_ ids: Set<FeedID>, joinedInto feeds: [FeedID: FeedID]) async throws(ReaderError) {
    let local = try await local(ids)
    let web = ids.subtracting(local)
    if !web.isEmpty || local.isEmpty { try await list.remove(web, joinedInto: feeds) }
    if !local.isEmpty { try await sources.remove(local, joinedInto: feeds) }
  }

  /// The store that has the feed.
  private func home(of id: FeedID) async throws(ReaderError) -> any SubscriptionRepository {
    try await local([id]).isEmpty ? list : sources
  }

  /// Those of the feeds that only the store of this computer's feeds has.
  private func local(_ ids: Set<FeedID>) async throws(ReaderError) -> Set<FeedID> {
    let local = ids.intersection(try await sources.all().map(\.id))
    return local.isEmpty ? [] : local.subtracting(try await list.all().map(\.id))
  }
}
