public import CoreDomain

/// Reads feeds from the web or from files.
public protocol FeedRepository: Sendable {
  /// Fetches many feeds concurrently, and reports each request when it is sent. Every request gets one `answered` event, in the order of
  /// the responses. Events that happen together come in one batch. Dropping the batches, or cancelling the task that reads them, stops all
  /// requests at once.
  func fetch(_ requests: [FeedRequest]) async -> EventBatches<FetchEvent>

  /// Fetches a URL that the user gave, and finds out whether it is a feed or a page.
  /// - Throws: `feed(.fetch)` when it cannot be fetched or is neither a feed nor a page.
  func discover(at request: FeedRequest) async throws(ReaderError) -> DiscoveryResult

  /// Reads a feed from a file or from standard input, sanitized for display. The HTML of its items runs nothing, loads no frames and
  /// contains no trackers. Its links are absolute.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func read(from place: FileLocation) async throws(ReaderError) -> Feed

  /// The number of items of the feed in a file or from standard input, without converting them.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func countItems(in place: FileLocation) async throws(ReaderError) -> Int

  /// Reads a feed from a file or from standard input, with the diagnostics of its document.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func inspect(_ place: FileLocation) async throws(ReaderError) -> FeedInspection

  /// Fetches the feeds at these URLs concurrently, with the diagnostics of their documents. Every URL has a result, unless the task is
  /// cancelled. The result is `feed(.fetch)` when the URL cannot be fetched or is neither a feed nor a page. The result is
  /// `feed(.feedsOnPage)` or `feed(.noFeedOnPage)` when it is a page.
  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReaderError>]
}
