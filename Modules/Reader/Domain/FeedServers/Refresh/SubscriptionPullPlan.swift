import CoreDomain

/// What makes the list of subscriptions equal to that of a feed server.
struct SubscriptionPullPlan: Sendable {
  /// The feeds that only the server has.
  private(set) var added: [Subscription] = []
  /// The feeds that have another URL on the server.
  private(set) var moved: [(subscription: Subscription, target: WebURL)] = []
  /// The titles of feeds that have no title of the user, and the websites of feeds that have none here.
  private(set) var feedDetails: [FeedID: FeedDetails] = [:]
  /// The other titles, and the folders.
  private(set) var changes: [FeedID: SubscriptionChange] = [:]
  /// The names on the server that are not stored yet.
  private(set) var serverIDs: [FeedID: ServerFeedID?] = [:]
  /// The feeds that the server does not follow any more.
  private(set) var removed: [Subscription] = []
  /// The feeds that the server has never followed, and those of `unnamed`.
  private(set) var onlyHere: [Subscription] = []
  /// The feeds that the server has followed since an earlier contact, which ended before it had their titles and folders.
  private(set) var unnamed: [FeedID: ServerSubscription] = [:]

  /// Whether the server has given numbers to other feeds, as one that was set up anew does. Its items may have the numbers of others, too.
  let isRenumbered: Bool

  /// - Parameters:
  ///   - server: the feeds of the server.
  ///   - here: the stored subscriptions. Of these and the server's feeds, those with the same server ID are the same, unless URL, website
  ///     and title all differ; then those with the same URL are the same. If it is certain that the server was set up anew, only the URL
  ///     counts, and a feed that the server lacks is one that it has never followed.
  init(_ server: [ServerSubscription], here: [Subscription]) {
    var byID = Dictionary(server.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var partners: [FeedID: ServerSubscription] = [:]
    let isSetUpAnew = Self.isSetUpAnew(byID, here)
    var strangers = 0
    if !isSetUpAnew {
      for subscription in here {
        guard let id = subscription.serverID, let feed = byID[id] else { continue }
        if feed.mayHaveBeen(subscription) { partners[subscription.id] = byID.removeValue(forKey: id) } else { strangers += 1 }
      }
    }
    isRenumbered = isSetUpAnew || strangers > 0
    let unmatched = here.filter { partners[$0.id] == nil }
    for (id, partner) in Array(byID.values).atURLs(of: unmatched) {
      partners[id] = partner
      byID.removeValue(forKey: partner.id)
    }
    // The binding gives the feeds that both sides have their numbers, as the first contact does. Later, one without a number was only here.
    let isContinued = here.contains { $0.serverID != nil }
    for subscription in here {
      if let partner = partners[subscription.id] {
        if isContinued, subscription.serverID == nil, Self.isUnnamed(partner, subscription) {
          unnamed[subscription.id] = partner
          onlyHere.append(subscription)
        } else {
          compare(subscription, partner)
        }
      } else if subscription.serverID == nil || isSetUpAnew {
        if subscription.serverID != nil { serverIDs[subscription.id] = .some(nil) }
        onlyHere.append(subscription)
      } else {
        removed.append(subscription)
      }
    }
    for feed in server where byID.removeValue(forKey: feed.id) != nil {
      added.append(
        Subscription(
          url: feed.url, title: "", feedTitle: feed.title, site: feed.site, folder: Self.folder(of: feed), serverID: feed.id))
    }
  }

  /// Whether the server has certainly given the number of a feed to another feed. Each of these is a proof:
  /// - It lists the URL of the first under another number, and the other feed has another title or is followed here, too.
  /// - The other feed is followed here, and the server lacks its number.
  /// - Another feed has the number, and the server has lost or given away the numbers of most feeds here.
  private static func isSetUpAnew(_ server: [ServerFeedID: ServerSubscription], _ here: [Subscription]) -> Bool {
    let numbered = here.filter { $0.serverID != nil }
    let listed = numbered.compactMap { subscription in
      subscription.serverID.flatMap { server[$0] }.map { $0.mayHaveBeen(subscription) }
    }
    if listed.contains(false), listed.count(where: \.self) * 2 < numbered.count { return true }
    let urls = Set(server.values.map(\.url.normalized))
    let known = Dictionary(here.map { ($0.url.normalized, $0) }, uniquingKeysWith: { first, _ in first })
    return here.contains { subscription in
      guard let feed = subscription.serverID.flatMap({ server[$0] }), feed.url.normalized != subscription.url.normalized else {
        return false
      }
      let other = known[feed.url.normalized]
      // A feed that has moved may be listed beside a new one at its former URL.
      if urls.contains(subscription.url.normalized), other != nil || !feed.mayBe(subscription) { return true }
      return other?.serverID.map { server[$0] == nil } ?? false
    }
  }

  private mutating func compare(_ subscription: Subscription, _ feed: ServerSubscription) {
    if subscription.serverID != feed.id { serverIDs[subscription.id] = .some(feed.id) }
    if subscription.url.normalized != feed.url.normalized { moved.append((subscription, feed.url)) }
    var change = SubscriptionChange()
    var feedTitle: String?
    if let title = Subscription.ownTitle(feed.title, at: subscription.url),
      ServerTitle.folded(title) != ServerTitle.folded(subscription.title)
    {
      if subscription.ownTitle == nil { feedTitle = title } else { change.title = title }
    }
    feedDetails[subscription.id] = FeedDetails(title: feedTitle, site: subscription.site == nil ? feed.site : nil).ifAny
    let folder = Self.folder(of: feed)
    if !folder.isSame(as: subscription.folder) { change.folder = folder }
    if change != SubscriptionChange() { changes[subscription.id] = change }
  }

  /// Whether the server lacks the title or the folder that the user has given a feed.
  private static func isUnnamed(_ feed: ServerSubscription, _ subscription: Subscription) -> Bool {
    if let title = subscription.ownTitle, ServerTitle.folded(title) != ServerTitle.folded(feed.title) { return true }
    return subscription.folder != .top && !folder(of: feed).isSame(as: subscription.folder)
  }

  private static func folder(of feed: ServerSubscription) -> FolderPath {
    FolderPath(names: Array(feed.folder.names.prefix(FolderPath.deepest)))
  }
}
