/// Finds out what is wrong with feeds, without touching the person's subscriptions. One that cannot be had does not keep the others from it.
public struct CheckFeeds: UseCase {
  private let feeds: any FeedRepository
  private let now: Clock

  /// Makes the use case over its repository and a clock.
  public init(feeds: any FeedRepository, now: @escaping Clock) {
    self.feeds = feeds
    self.now = now
  }

  /// What came of each source, in the order in which they are given.
  /// - Throws: `cancelled`.
  public func callAsFunction(_ sources: [FeedSource]) async throws(ReadingError) -> [Result<CheckedFeed, ReadingError>] {
    let fetched = await feeds.inspect(sources.compactMap(\.webAddress))
    if Task.isCancelled { throw .cancelled }
    var results: [Result<CheckedFeed, ReadingError>] = []
    for source in sources { results.append(await result(of: source, fetched)) }
    return results
  }

  private func result(
    of source: FeedSource, _ fetched: [WebAddress: Result<FeedInspection, ReadingError>]
  ) async -> Result<CheckedFeed, ReadingError> {
    do throws(ReadingError) {
      switch source {
      case .document(let place):
        return .success(checked(try await feeds.inspect(place), source: source, isElsewhere: false, next: nil))
      case .address(let text):
        let address: WebAddress
        do { address = try WebAddress(text) } catch { throw .badAddress(text, error) }
        guard let inspection = try fetched[address]?.get() else { throw .cancelled }
        return .success(
          checked(inspection, source: source, isElsewhere: inspection.address != address, next: next(after: inspection, of: address)))
      }
    } catch {
      return .failure(error)
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

extension FeedSource {
  /// The address that is asked; nil for a file, and for a text that is none.
  fileprivate var webAddress: WebAddress? {
    guard case .address(let text) = self else { return nil }
    do { return try WebAddress(text) } catch { return nil }
  }
}
