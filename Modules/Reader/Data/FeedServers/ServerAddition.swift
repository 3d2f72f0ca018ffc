internal import CoreDomain
internal import ReaderDomain

/// Follows feeds on a feed server, and adds them to a list of subscriptions. Each is stored at once: after an interruption, the same call
/// follows the others. At the end, one list of the server's feeds shows the results of all.
struct ServerAddition {
  private struct Request {
    let wanted: Subscription
    /// What the server calls the feed; nil when it does not follow it.
    var id: ServerFeedID?
    /// Why the server refuses the feed, or only its folder or title; nil when it has refused nothing.
    var refusal: String?
    /// Whether the request for its folder and title failed, and the server is not known to have them.
    var isUnnamed = false
  }

  private let base: any SubscriptionRepository
  private let session: any FeedServerSession
  private let listed: [ServerFeedID: ServerSubscription]
  /// The feeds of the server that no subscription has, by URL.
  private let free: [String: ServerSubscription]
  private var taken: [ServerFeedID: Subscription]
  private var requests: [Request] = []
  private(set) var added: [Subscription] = []

  /// - Parameters:
  ///   - base: changes of this list do not reach the server.
  ///   - session: the session with the server.
  ///   - known: the subscriptions.
  ///   - listed: the feeds of the server.
  init(to base: any SubscriptionRepository, in session: any FeedServerSession, known: [Subscription], listed: [ServerSubscription]) {
    self.base = base
    self.session = session
    self.listed = Dictionary(listed.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let taken = Dictionary(known.compactMap { feed in feed.serverID.map { ($0, feed) } }, uniquingKeysWith: { first, _ in first })
    free = Self.byURL(listed.filter { taken[$0.id] == nil })
    self.taken = taken
  }

  private static func byURL(_ feeds: [ServerSubscription]) -> [String: ServerSubscription] {
    Dictionary(feeds.map { ($0.url.normalized, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the server does not do as it was wanted.
  var refusals: [IncompleteAddition.Refusal] {
    requests.compactMap { request in
      let reason = request.refusal ?? (request.isUnnamed ? "the request for them failed" : nil)
      return reason.map { IncompleteAddition.Refusal(url: request.wanted.url, reason: $0, isAdded: request.id != nil) }
    }
  }

  /// Follows a feed, with its title and folder. What the server refuses is no error.
  mutating func follow(_ wanted: Subscription) async throws(ReaderError) {
    let id: ServerFeedID
    do throws(ReaderError) {
      id = try await self.id(of: wanted.url)
    } catch {
      guard case .server(.refused(_, let reason)) = error else { throw error }
      requests.append(Request(wanted: wanted, refusal: reason))
      return
    }
    let before = listed[id]
    // A server that knows both URLs as one feed would let the next contact remove one of them.
    if let other = taken[id], (before?.url ?? other.url).normalized == other.url.normalized {
      requests.append(Request(wanted: wanted, refusal: Self.refusal(for: other)))
      return
    }
    let (request, failure) = try await add(wanted, as: id, before)
    requests.append(request)
    if let failure { throw failure }
  }

  /// Names a feed that the server follows, and adds it to the list.
  /// - Returns: why its title and folder could not be asked for, beside the request; nil when the server has answered.
  private mutating func add(
    _ wanted: Subscription, as id: ServerFeedID, _ before: ServerSubscription?
  ) async throws(ReaderError) -> (Request, failure: ReaderError?) {
    var (refusal, failure): (String?, ReaderError?) = (nil, nil)
    do throws(ReaderError) { refusal = try await name(id, as: wanted, before) } catch { failure = error }
    // Once the server follows the feed, the list has it, too, whatever becomes of its title and folder.
    let isMoved = wanted.folder != .top && refusal == nil && failure == nil
    let folder = isMoved ? wanted.folder : before?.folder ?? .top
    added += try await base.add([wanted.followed(as: id, in: folder, titled: before?.title)])
    taken[id] = wanted
    return (Request(wanted: wanted, id: id, refusal: refusal, isUnnamed: failure != nil), failure)
  }

  private static func refusal(for other: Subscription) -> String { "it follows this feed as '\(other.title)'" }

  /// What the server calls a feed, which it follows from then on.
  private func id(of url: WebURL) async throws(ReaderError) -> ServerFeedID {
    if let there = free[url.normalized] { return there.id }
    do throws(ReaderError) {
      return try await session.requestFollowing(url)
    } catch {
      // The server, or a gateway before it, may have given up waiting after the feed was followed.
      guard case .server(.web) = error, let feeds = try? await session.subscriptions(),
        let late = feeds.first(where: { $0.url.normalized == url.normalized })
      else { throw error }
      return late.id
    }
  }

  /// Gives a feed on the server the title and the folder of a subscription; if it refuses both together, the title alone.
  /// - Returns: why the server refuses the change; nil when it accepts all.
  private func name(
    _ id: ServerFeedID, as wanted: Subscription, _ before: ServerSubscription?
  ) async throws(ReaderError) -> String? {
    let title = wanted.ownTitle == before?.title ? nil : wanted.ownTitle
    var refusal: String?
    let folders: [FolderPath?] = wanted.folder.isSame(as: before?.folder ?? .top) || wanted.folder == .top ? [nil] : [wanted.folder, nil]
    for folder in folders where title != nil || folder != nil {
      do throws(ReaderError) {
        try await session.requestChange(id, title: title, folder: folder)
        return refusal
      } catch {
        guard case .server(.refused(_, let reason)) = error else { throw error }
        refusal = refusal ?? reason
      }
    }
    return refusal
  }

  /// Takes over what the server has made of the requests. If it does not tell, the next contact does.
  mutating func settle() async throws(ReaderError) {
    guard !requests.isEmpty, let feeds = try? await session.subscriptions() else { return }
    let byID = Dictionary(feeds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let byURL = Self.byURL(feeds)
    let stored = Dictionary(added.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var (folders, titles): ([FeedID: SubscriptionChange], [FeedID: FeedDetails]) = ([:], [:])
    var renumbered: [FeedID: ServerFeedID?] = [:]
    var missing: Set<FeedID> = []
    var failure: ReaderError?
    for place in requests.indices {
      let wanted = requests[place].wanted
      guard let id = requests[place].id else {
        guard let feed = byURL[wanted.url.normalized] else { continue }
        if let other = taken[feed.id] {
          requests[place].refusal = Self.refusal(for: other)
        } else {
          let (request, problem) = try await add(wanted, as: feed.id, feed)
          requests[place] = request
          failure = failure ?? problem
        }
        continue
      }
      guard let feed = byID[id] ?? byURL[wanted.url.normalized] else {
        missing.insert(wanted.id)
        (requests[place].id, requests[place].refusal) = (nil, "it does not list the feed")
        continue
      }
      if let here = stored[wanted.id] {
        if feed.id != id { renumbered[wanted.id] = feed.id }
        if here.folder != feed.folder { folders[wanted.id] = SubscriptionChange(folder: feed.folder) }
        if here.ownTitle == nil, here.feedTitle == nil { titles[wanted.id] = FeedDetails(title: feed.title) }
      }
      let isInFolder = wanted.folder == .top || wanted.folder.isSame(as: feed.folder)
      if requests[place].isUnnamed {
        // The request may have succeeded although no answer came.
        requests[place].isUnnamed = !isInFolder || wanted.ownTitle.map { $0 != feed.title } ?? false
      } else if !isInFolder, requests[place].refusal == nil {
        requests[place].refusal = "it has no folder '\(wanted.folder.text)', perhaps because a label has this name"
      }
    }
    if !renumbered.isEmpty { try await base.recordServerIDs(renumbered) }
    if !folders.isEmpty { try await base.configure(folders) }
    if !titles.isEmpty { try await base.recordFeedDetails(titles) }
    if !missing.isEmpty { try await base.remove(missing) }
    let all = Dictionary(try await base.all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    added = added.compactMap { all[$0.id] }
    if let failure { throw failure }
  }
}

extension Subscription {
  /// A copy that the server follows. A title that the server has for it is taken if the list has none.
  fileprivate func followed(as id: ServerFeedID, in folder: FolderPath, titled title: String?) -> Subscription {
    let followed = changed(SubscriptionChange(folder: folder)).known(toServerAs: id)
    guard let title, ownTitle == nil, feedTitle == nil else { return followed }
    return followed.titled(byFeed: title)
  }
}
