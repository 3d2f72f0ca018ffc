/// Finds out what is wrong with a feed, without touching the person's subscriptions.
public struct CheckFeed: UseCase {
  private let feeds: any FeedRepository

  /// Makes the use case over its repository.
  public init(feeds: any FeedRepository) {
    self.feeds = feeds
  }

  public func callAsFunction(_ source: FeedSource) async throws(ReadingError) -> CheckedFeed {
    switch source {
    case .document(let place):
      return checked(try await feeds.inspect(place), source: source, isElsewhere: false)
    case .address(let text):
      let address: WebAddress
      do { address = try WebAddress(text) } catch { throw .badAddress(text, error) }
      let inspection = try await feeds.inspect(address)
      return checked(inspection, source: source, isElsewhere: inspection.address != address)
    }
  }

  private func checked(_ inspection: FeedInspection, source: FeedSource, isElsewhere: Bool) -> CheckedFeed {
    let feed = inspection.feed
    return CheckedFeed(
      source: source, address: inspection.address, isElsewhere: isElsewhere, format: feed.format, title: feed.title,
      items: feed.items.count, findings: inspection.findings + ItemFaults.findings(in: feed.items))
  }
}
