/// The identities of feeds that were ever asked for, by the addresses at which they were followed.
///
/// An identity is derived from the address that was first subscribed to. A feed that has moved since, was removed, and is followed again where it
/// was seen last would be another one, without its stars.
struct KnownFeeds {
  private let fetchStates: [FeedID: FetchState]
  private let ids: [WebURL: [FeedID]]

  /// Reads what is remembered of all feeds.
  init(_ fetchStates: [FeedID: FetchState]) {
    self.fetchStates = fetchStates
    ids = fetchStates.reduce(into: [:]) { ids, entry in
      for url in entry.value.urls { ids[url, default: []].append(entry.key) }
    }
  }

  /// These subscriptions as they are to be followed: under the identity by which the feed of the address was known, where one is free. Of
  /// several, the one counts that was asked for last.
  func identified(_ wanted: [Subscription], among followed: [Subscription]) -> [Subscription] {
    let taken = Set(followed.map(\.id))
    return wanted.map { subscription in
      let derived = FeedID(url: subscription.url)
      // Another identity was written down: it is known already.
      guard subscription.id == derived, let known = ids[subscription.url] else { return subscription }
      let candidates = (known + [derived]).filter { !taken.contains($0) && fetchStates[$0] != nil }
      return candidates.max(by: isEarlier).map { Subscription(subscription, id: $0) } ?? subscription
    }
  }

  private func isEarlier(_ one: FeedID, _ other: FeedID) -> Bool {
    switch (fetchStates[one]?.lastTried, fetchStates[other]?.lastTried) {
    case (let first?, let second?): (first, one) < (second, other)
    case (nil, nil): one < other
    case (nil, _): true
    case (_, nil): false
    }
  }
}

extension FetchState {
  /// More than any feed moves; each takes a line's space in every home.
  private static let mostURLs = 8

  /// Remembers where a feed is followed.
  mutating func note(addressesOf subscription: Subscription) {
    let now = [subscription.url, subscription.formerURL].compactMap { $0 }.filter { FeedID(url: $0) != subscription.id }
    urls = Array((now + urls.filter { !now.contains($0) }).prefix(Self.mostURLs))
  }
}

extension Subscription {
  fileprivate init(_ subscription: Subscription, id: FeedID) {
    self.init(
      id: id, url: subscription.url, formerURL: subscription.formerURL, title: subscription.title, site: subscription.site,
      folder: subscription.folder, settings: subscription.settings)
  }
}
