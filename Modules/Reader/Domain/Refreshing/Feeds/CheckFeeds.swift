public import CoreDomain

/// Checks feeds for errors, without changing the user's subscriptions. The failure of one feed does not affect the others.
public struct CheckFeeds: UseCase {
  private let feeds: any FeedRepository
  private let now: CurrentTime

  public init(feeds: any FeedRepository, now: @escaping CurrentTime) {
    self.feeds = feeds
    self.now = now
  }

  /// Returns the result for each source, in the given order.
  /// - Throws: `cancelled`.
  public func callAsFunction(_ sources: [FeedSource]) async throws(ReaderError) -> [Result<CheckedFeed, ReaderError>] {
    let fetched = await feeds.inspect(sources.compactMap(\.webURL))
    if Task.isCancelled { throw .cancelled }
    var results: [Result<CheckedFeed, ReaderError>] = []
    for source in sources { results.append(await result(of: source, fetched)) }
    return results
  }

  private func result(
    of source: FeedSource, _ fetched: [WebURL: Result<FeedInspection, ReaderError>]
  ) async -> Result<CheckedFeed, ReaderError> {
    do throws(ReaderError) {
      switch source {
      case .document(let place):
        return .success(checked(try await feeds.inspect(place), source: source, isElsewhere: false, next: nil))
      case .url(let text):
        let url: WebURL
        do { url = try WebURL(typedFeed: text) } catch { throw .subscription(.badURL(text, error)) }
        guard let inspection = try fetched[url]?.get() else { throw .cancelled }
        return .success(
          checked(inspection, source: source, isElsewhere: inspection.url != url, next: next(after: inspection, of: url)))
      }
    } catch {
      return .failure(error)
    }
  }

  /// The reason to wait that would apply if this were the first refresh of the feed.
  private func next(after inspection: FeedInspection, of url: WebURL) -> SkipReason? {
    let moment = now()
    let fetchState = RefreshPolicy.fetchState(
      after: .feed(inspection.feed, nil), metadata: inspection.metadata, hasNews: true, before: .never, at: moment)
    guard case .skip(let reason) = RefreshPolicy.decision(for: fetchState, of: FeedID(url: url), now: moment) else { return nil }
    return reason
  }

  private func checked(_ inspection: FeedInspection, source: FeedSource, isElsewhere: Bool, next: SkipReason?) -> CheckedFeed {
    let feed = inspection.feed
    return CheckedFeed(
      source: source, url: inspection.url, isElsewhere: isElsewhere, format: feed.format, title: feed.title,
      items: feed.items.count, findings: inspection.findings + ItemValidation.findings(in: feed.items), next: next)
  }
}

extension FeedSource {
  /// The URL to request; nil for a file, and for a text that is not a complete URL.
  fileprivate var webURL: WebURL? {
    guard case .url(let text) = self else { return nil }
    do { return try WebURL(typedFeed: text) } catch { return nil }
  }
}

/// The result of checking a feed, as the presentation layer uses it.
public struct CheckedFeed: Hashable, Sendable {
  /// The source that the user named.
  public let source: FeedSource
  /// The URL of the document after redirects; nil when the document did not come from the web.
  public let url: WebURL?
  /// Whether `url` differs from the URL that the user named.
  public let isElsewhere: Bool
  public let format: FeedFormat
  /// The title as plain text; empty when the feed has no title.
  public let title: String
  /// The number of items.
  public let items: Int
  /// The diagnostics of the document, then those of the items.
  public let findings: [FeedDiagnostic]
  /// When the feed may be requested again, and why not earlier; nil when the feed did not come from a server.
  public let next: SkipReason?

  public init(
    source: FeedSource, url: WebURL? = nil, isElsewhere: Bool = false, format: FeedFormat, title: String = "", items: Int = 0,
    findings: [FeedDiagnostic] = [], next: SkipReason? = nil
  ) {
    self.source = source
    self.url = url
    self.isElsewhere = isElsewhere
    self.format = format
    self.title = title
    self.items = items
    self.findings = findings
    self.next = next
  }
}
