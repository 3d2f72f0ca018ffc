/// The identities of feeds that were ever asked for, by the addresses at which they were followed.
///
/// An identity is derived from the address that was first subscribed to. A feed that has moved since, was removed, and is followed again where it
/// was seen last would be another one, without its stars.
struct KnownFeeds {
  private let visits: [FeedID: Visit]
  private let ids: [WebAddress: [FeedID]]

  /// Reads what is remembered of all feeds.
  init(_ visits: [FeedID: Visit]) {
    self.visits = visits
    ids = visits.reduce(into: [:]) { ids, entry in
      for address in entry.value.addresses { ids[address, default: []].append(entry.key) }
    }
  }

  /// These subscriptions as they are to be followed: under the identity by which the feed of the address was known, where one is free. Of
  /// several, the one counts that was asked for last.
  func identified(_ wanted: [Subscription], among followed: [Subscription]) -> [Subscription] {
    let taken = Set(followed.map(\.id))
    return wanted.map { subscription in
      let derived = FeedID(address: subscription.address)
      // Another identity was written down: it is known already.
      guard subscription.id == derived, let known = ids[subscription.address] else { return subscription }
      let candidates = (known + [derived]).filter { !taken.contains($0) && visits[$0] != nil }
      return candidates.max(by: isEarlier).map { Subscription(subscription, id: $0) } ?? subscription
    }
  }

  private func isEarlier(_ one: FeedID, _ other: FeedID) -> Bool {
    switch (visits[one]?.lastTried, visits[other]?.lastTried) {
    case (let first?, let second?): (first, one) < (second, other)
    case (nil, nil): one < other
    case (nil, _): true
    case (_, nil): false
    }
  }
}

extension Visit {
  /// More than any feed moves; each takes a line's space in every home.
  private static let mostAddresses = 8

  /// Remembers where a feed is followed.
  mutating func note(addressesOf subscription: Subscription) {
    let now = [subscription.address, subscription.formerAddress].compactMap { $0 }.filter { FeedID(address: $0) != subscription.id }
    addresses = Array((now + addresses.filter { !now.contains($0) }).prefix(Self.mostAddresses))
  }
}

extension Subscription {
  fileprivate init(_ subscription: Subscription, id: FeedID) {
    self.init(
      id: id, address: subscription.address, formerAddress: subscription.formerAddress, title: subscription.title, site: subscription.site,
      folder: subscription.folder, settings: subscription.settings)
  }
}
