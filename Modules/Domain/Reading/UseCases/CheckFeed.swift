/// Finds out what is wrong with a feed, without touching the person's subscriptions.
public struct CheckFeed: UseCase {
  private let feeds: any FeedRepository
  private let now: Clock

  /// Makes the use case over its repository and a clock.
  public init(feeds: any FeedRepository, now: @escaping Clock) {
    self.feeds = feeds
    self.now = now
  }

  public func callAsFunction(_ source: FeedSource) async throws(ReadingError) -> CheckedFeed {
    switch source {
    case .document(let place):
      return checked(try await feeds.inspect(place), source: source, isElsewhere: false, next: nil)
    case .address(let text):
      let address: WebAddress
      do { address = try WebAddress(text) } catch { throw .badAddress(text, error) }
      let inspection = try await feeds.inspect(address)
      return checked(inspection, source: source, isElsewhere: inspection.address != address, next: next(after: inspection, of: address))
    }
  }

  /// As if this had been the first refresh of the feed.
  private func next(after inspection: FeedInspection, of address: WebAddress) -> SkipReason? {
    let moment = now()
    let visit = RefreshPolicy.visit(after: .feed(inspection.feed, nil), terms: inspection.terms, hasNews: true, before: .never, at: moment)
    guard case .skip(let reason) = RefreshPolicy.decision(for: visit, of: FeedID(address: address), now: moment) else { return nil }
    return reason
  }

  private func checked(_ inspection: FeedInspection, source: FeedSource, isElsewhere: Bool, next: SkipReason?) -> CheckedFeed {
    let feed = inspection.feed
    return CheckedFeed(
      source: source, address: inspection.address, isElsewhere: isElsewhere, format: feed.format, title: feed.title,
      items: feed.items.count, findings: inspection.findings + ItemFaults.findings(in: feed.items), next: next)
  }
}
