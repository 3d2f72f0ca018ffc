public import CoreDomain

/// Joins subscriptions that fetch one feed because their URLs are notations of one URL. One undo takes everything back.
///
/// Marks and articles are merged first, the undo entry is stored second, and the subscriptions are removed last. After an interruption, a
/// second call completes the work.
public struct JoinFeeds: UseCase {
  private let storage: FeedStorage
  private let refreshLock: any RefreshLock
  private let views: any FeedReferrers
  private let rules: any FeedReferrers
  private let undoHistory: any UndoHistory

  public init(
    storage: FeedStorage, refreshLock: any RefreshLock, views: any FeedReferrers, rules: any FeedReferrers, undoHistory: any UndoHistory
  ) {
    self.storage = storage
    self.refreshLock = refreshLock
    self.views = views
    self.rules = rules
    self.undoHistory = undoHistory
  }

  /// Holds the refresh lock, because a concurrent refresh would store new articles in a feed that is removed.
  /// - Returns: the joins; none when every feed is in the list once.
  /// - Throws: `subscription(.notFetched)`.
  public func callAsFunction(_ input: JoinFeedsInput) async throws(ReaderError) -> JoinFeedsResult {
    let planned = FeedJoin.joins(in: try await storage.subscriptions.all())
    guard !input.isDryRun, !planned.isEmpty else { return try await result(planned) }
    let token = try await refreshLock.take()
    defer { withExtendedLifetime(token) {} }
    let joins = FeedJoin.joins(in: try await storage.subscriptions.all())
    let result = try await result(joins)
    var edits: [StatusEdit] = []
    for join in joins {
      for other in join.others { edits += try await storage.articles.merge(other.id, into: join.feed.id) }
    }
    try await storage.fetchStates.noteURLs(of: Dictionary(uniqueKeysWithValues: joins.map { ($0.feed.id, $0.others) }))
    try await undoHistory.remember(.joined(joins, edits))
    try await storage.subscriptions.join(joins)
    return result
  }

  private func result(_ joins: [FeedJoin]) async throws(ReaderError) -> JoinFeedsResult {
    guard !joins.isEmpty else { return JoinFeedsResult([]) }
    try await requireFetched(joins)
    return JoinFeedsResult(joins, views: try await views.missing(joins), rules: try await rules.missing(joins))
  }

  /// Copies in an empty feed would keep IDs that only this device has, and marks of other devices would not reach them (`RepeatJoins`). What a feed
  /// server has needs no fetch.
  private func requireFetched(_ joins: [FeedJoin]) async throws(ReaderError) {
    let counts = try await storage.articles.counts(in: joins.flatMap { [$0.feed.id] + $0.others.map(\.id) })
    let states = try await storage.fetchStates.all()
    for join in joins where counts[join.feed.id] == nil && join.feed.serverID == nil && states[join.feed.id]?.isSettled != true {
      if join.others.contains(where: { counts[$0.id] != nil }) { throw .subscription(.notFetched(join.feed)) }
    }
  }
}

extension SubscriptionRepository {
  /// Gives each feed what it takes over, and then removes the others.
  func join(_ joins: [FeedJoin]) async throws(ReaderError) {
    for join in joins where join.change != SubscriptionChange() { _ = try await configure(join.feed.id, join.change) }
    for join in joins {
      for other in join.others { try await remove([other.id], joinedInto: [other.id: join.feed.id]) }
    }
  }

  /// Adds the feeds again that were joined into others, and gives the others their own values again.
  func separate(_ joins: [FeedJoin]) async throws(ReaderError) {
    _ = try await add(joins.flatMap(\.others))
    let all = try await all()
    for join in joins {
      guard let joined = all.first(where: { $0.id == join.feed.id }) else { continue }
      let change = join.reverting(joined)
      if change != SubscriptionChange() { _ = try await configure(join.feed.id, change) }
    }
  }
}

public struct JoinFeedsInput: Hashable, Sendable {
  /// Whether nothing is changed.
  public let isDryRun: Bool

  public init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

/// The feeds that were joined, or would be.
public struct JoinFeedsResult: Hashable, Sendable {
  public let joins: [FeedJoin]
  /// The names of the saved views that name a joined feed, and do not name the feed that stays.
  public let views: [String]
  /// The lines of such rules.
  public let rules: [String]

  public init(_ joins: [FeedJoin], views: [String] = [], rules: [String] = []) {
    self.joins = joins
    self.views = views
    self.rules = rules
  }
}
