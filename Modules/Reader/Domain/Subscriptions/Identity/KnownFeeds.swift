import CoreDomain

/// The identities of all feeds that were ever requested, by the URLs at which they were followed.
///
/// An identity is derived from the first subscribed URL. Suppose that a feed moved, was removed, and is followed again at its latest URL.
/// Without this lookup it would get another identity and lose its stars.
struct KnownFeeds {
  private let fetchStates: [FeedID: FetchState]
  private let ids: [WebURL: [FeedID]]

  init(_ fetchStates: [FeedID: FetchState]) {
    self.fetchStates = fetchStates
    ids = fetchStates.reduce(into: [:]) { ids, entry in
      for url in entry.value.urls { ids[url, default: []].append(entry.key) }
    }
  }

  /// Returns the subscriptions with the identities under which their URLs are known, where such an identity is free. Of several identities,
  /// the one with the latest request wins. An explicit identity that another feed has does not count.
  /// - Parameter areOthers: whether the wanted feeds are other feeds than the subscribed ones, even at the first URL of one that has moved.
  ///   Otherwise, such a feed gets the identity of the one that has moved.
  func identified(_ wanted: [Subscription], among subscribed: [Subscription], areOthers: Bool = false) -> [Subscription] {
    var taken = Set(subscribed.map(\.id))
    return wanted.map { subscription in
      let derived = FeedID(url: subscription.url)
      // An explicit identity is known already. A feed that has it, and was once followed at this URL, has moved.
      if subscription.id != derived, taken.insert(subscription.id).inserted || ids[subscription.url, default: []].contains(subscription.id)
      {
        return subscription
      }
      let candidates = (ids[subscription.url, default: []] + [derived]).filter { !taken.contains($0) && fetchStates[$0] != nil }
      let distinct = areOthers && taken.contains(derived) ? distinctIdentity(of: subscription.url, taken: taken) : nil
      var identified = subscription
      identified.id = candidates.max(by: isEarlier) ?? plainIdentity(of: subscription.url, taken: taken) ?? distinct ?? derived
      taken.insert(identified.id)
      return identified
    }
  }

  /// The identity of a feed that was followed at the plain notation of the URL.
  private func plainIdentity(of url: WebURL, taken: Set<FeedID>) -> FeedID? {
    guard let plain = WebURL(validating: url.normalized) else { return nil }
    let id = FeedID(url: plain)
    return taken.contains(id) || fetchStates[id] == nil ? nil : id
  }

  /// An identity that a fragment, which no server sees, makes distinct, as in a list whose lines the user has copied (`OPMLReading`).
  private func distinctIdentity(of url: WebURL, taken: Set<FeedID>) -> FeedID? {
    let id = WebURL(validating: "\(url.text)#2").map(FeedID.init(url:))
    return id.flatMap { taken.contains($0) ? nil : $0 }
  }

  /// Whether the latest request of one feed is before that of the other. A feed that was never requested comes first.
  private func isEarlier(_ one: FeedID, _ other: FeedID) -> Bool {
    func lastTried(_ feed: FeedID) -> Timestamp { fetchStates[feed]?.lastTried ?? .earliest }
    return (lastTried(one), one) < (lastTried(other), other)
  }
}

extension FetchState {
  /// No feed moves more often than this. Each URL takes the space of a line in every data directory.
  private static let maximumURLs = 8

  /// Remembers the URLs at which a feed is followed.
  mutating func note(addressesOf subscription: Subscription) {
    let now = [subscription.url, subscription.formerURL].compactMap { $0 }.filter { FeedID(url: $0) != subscription.id }
    urls = Array((now + urls.filter { !now.contains($0) }).prefix(Self.maximumURLs))
  }

  /// Remembers the URLs of a feed that was merged into the feed with this identity.
  mutating func note(addressesOf merged: Subscription, mergedInto id: FeedID) {
    var merged = merged
    merged.id = id
    note(addressesOf: merged)
  }

  /// The feeds that may have been merged into this one.
  var mergedFeeds: [FeedID] { urls.map(FeedID.init(url:)) }
}
