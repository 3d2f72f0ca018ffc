import CoreDomain

/// Takes over the list of feeds of a feed server, and follows on the server what only the list here has.
struct SubscriptionPull: Sendable {
  private let storage: FeedStorage
  private let state: any ServerStateRepository
  private let applyRedirect: ApplyRedirect
  private let account: ServerAccount
  private let session: any FeedServerSession

  init(_ storage: FeedStorage, _ state: any ServerStateRepository, from session: any FeedServerSession, of account: ServerAccount) {
    self.storage = storage
    self.state = state
    self.session = session
    self.account = account
    applyRedirect = ApplyRedirect(storage: storage)
  }

  /// What the list of the server has changed.
  struct Result: Sendable {
    /// The feeds that the server has never followed, or of which it lacks the titles and folders.
    var onlyHere: [Subscription]
    /// Those of them that the server follows already.
    let unnamed: [FeedID: ServerSubscription]
    var redirects: [FeedRedirect] = []
    /// The feeds that the server has stopped following.
    var removed: [Subscription] = []
    /// The feeds of the server that the list does not take, because it has their URL under another name.
    var untaken: [Subscription] = []
    /// The folders on the server.
    let folders: Set<FolderPath>
  }

  /// The maximum number of feeds that move in one contact. Each is a commit of its own; the others move in the next contacts.
  static let maximumMoves = 500

  /// Makes the list of feeds equal to the server's. A feed that the server has stopped following is removed; its articles and marks stay. An
  /// interrupted call can be repeated.
  /// - Parameter acceptsNoFeeds: whether the user knows that the server has no feeds any more.
  /// - Throws: `server(.noFeeds)` when the server has no feeds and has had some, unless that is accepted. Nothing is removed then.
  func callAsFunction(acceptsNoFeeds: Bool) async throws(ReaderError) -> Result {
    let listed = try await session.subscriptions()
    let here = try await storage.subscriptions.all()
    let plan = SubscriptionPullPlan(listed, here: here)
    if listed.isEmpty, !plan.removed.isEmpty, !acceptsNoFeeds {
      throw .server(.noFeeds(host: account.url.host, known: plan.removed.count))
    }
    var result = Result(
      onlyHere: plan.onlyHere, unnamed: plan.unnamed, folders: Set(listed.map(\.folder).filter { $0 != .top }))
    // This comes first: after an interruption, the new numbers must not meet the old items.
    if plan.isRenumbered { try await state.forget(Set(try await state.items().keys)) }
    if !plan.serverIDs.isEmpty { try await storage.subscriptions.recordServerIDs(plan.serverIDs) }
    for (subscription, target) in plan.moved.prefix(Self.maximumMoves) {
      guard let redirect = try await applyRedirect(subscription, to: target) else { continue }
      result.redirects.append(redirect)
      guard let other = redirect.mergedInto else { continue }
      result.onlyHere.removeAll { $0.id == other.id }
      let feed = listed.first { $0.url == target }
      try await storage.subscriptions.recordServerIDs([other.id: feed?.id])
    }
    try await storage.subscriptions.record(plan.feedDetails)
    if !plan.changes.isEmpty { try await storage.subscriptions.configure(plan.changes) }
    if !plan.added.isEmpty {
      let wanted = KnownFeeds(try await storage.fetchStates.all()).identified(plan.added, among: here, areOthers: true)
      let added = Set(try await storage.subscriptions.add(wanted).map(\.id))
      result.untaken = wanted.filter { !added.contains($0.id) }
    }
    let merged = Set(result.redirects.compactMap(\.mergedInto?.id))
    result.removed = plan.removed.filter { !merged.contains($0.id) }
    if !result.removed.isEmpty { try await storage.subscriptions.remove(Set(result.removed.map(\.id))) }
    return result
  }

  /// Follows a feed on the server that only the list here has, with its title and folder. A feed that the server refuses is offered again after
  /// a time, as a feed is fetched again that fails. One that the server follows already (`known`) gets its title and folder.
  /// - Returns: why the feed is not followed, or not with its title and folder; nil when it is.
  func follow(
    _ subscription: Subscription, known: ServerSubscription?, isForced: Bool, at moment: Timestamp
  ) async throws(ReaderError) -> FetchResult? {
    if known == nil, subscription.staysHere { return .skipped(.notOnServer) }
    let before = try await storage.fetchStates.all()[subscription.id] ?? .never
    if known == nil, before.failures > 0,
      case .skip(let reason) = RefreshPolicy.decision(for: before, of: subscription, now: moment, isForced: isForced)
    {
      return .skipped(reason)
    }
    do throws(ReaderError) {
      let followed: ServerSubscription
      if let known { followed = known } else { followed = try await session.follow(subscription.url) }
      let refusal = try await name(followed, as: subscription)
      try await storage.subscriptions.recordServerIDs([subscription.id: followed.id])
      return refusal.map { FetchResult.failed($0) }
    } catch {
      guard let problem = Self.problem(of: error) else { throw error }
      var state = RefreshPolicy.fetchState(
        after: .failed(problem, retryAfterSeconds: nil), hasNews: false, before: before, at: moment)
      state.note(addressesOf: subscription)
      try await storage.fetchStates.record([subscription.id: state])
      // Its articles do not wait for a server that fails again: the next contact takes over what it has.
      if let known { try await storage.subscriptions.recordServerIDs([subscription.id: known.id]) }
      return .failed(error)
    }
  }

  /// Gives a feed on the server the title and the folder that it has here.
  /// - Returns: the error when the server refuses them. It still follows the feed, and the next contact takes over what it has.
  private func name(_ followed: ServerSubscription, as subscription: Subscription) async throws(ReaderError) -> ReaderError? {
    let folder = subscription.folder == .top ? nil : subscription.folder
    guard subscription.ownTitle != nil || folder != nil else { return nil }
    do throws(ReaderError) {
      _ = try await session.change(followed.id, title: subscription.ownTitle, folder: folder)
      return nil
    } catch {
      guard case .server(.refused) = error else { throw error }
      return error
    }
  }

  /// What a failure says about the feed; nil when the server cannot be used at all. The server fetches the feed before it responds, so a slow
  /// feed must not keep others from being followed.
  private static func problem(of error: ReaderError) -> FetchError? {
    switch error {
    case .server(.refused(_, let reason)): .notAFeed(found: "what the feed server refuses: \(reason)")
    case .server(.web(_, .timedOut(let seconds))): .web(.timedOut(seconds: seconds))
    case .server(.web(_, .status(let code))): .web(.status(code: code))
    default: nil
    }
  }
}

extension Subscription {
  /// Whether the feed cannot be fetched without what is never sent to a feed server: a secret, a program or a file.
  fileprivate var staysHere: Bool {
    source != nil || url.hasCredentials || FeedSettings.Key.secrets.contains { settings[$0] != nil }
  }
}
