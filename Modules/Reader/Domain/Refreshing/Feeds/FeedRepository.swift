public import CoreDomain

/// Reads feeds from the web or from files.
public protocol FeedRepository: Sendable {
  /// Fetches many feeds concurrently, and reports each request when it is sent. Every request gets one `answered` event, in the order of
  /// the responses. Events that happen together come in one batch. Dropping the batches, or cancelling the task that reads them, stops all
  /// requests at once.
  func fetch(_ requests: [FeedRequest]) async -> EventBatches<FetchEvent>

  /// Fetches a URL that the user gave, and finds out whether it is a feed or a page.
  /// - Throws: `feed(.fetch)` when it cannot be fetched or is neither a feed nor a page.
  func look(at request: FeedRequest) async throws(ReadingError) -> DiscoveryResult

  /// Reads a feed from a file or from standard input, sanitized for display. The HTML of its items runs nothing, loads no frames and
  /// contains no trackers. Its links are absolute.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func read(from place: FileLocation) async throws(ReadingError) -> Feed

  /// The number of items of the feed in a file or from standard input, without converting them.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func countItems(in place: FileLocation) async throws(ReadingError) -> Int

  /// Reads a feed from a file or from standard input, with the diagnostics of its document.
  /// - Throws: `document`, `feed(.notAFeed)`.
  func inspect(_ place: FileLocation) async throws(ReadingError) -> FeedInspection

  /// Fetches the feeds at these URLs concurrently, with the diagnostics of their documents. Every URL has a result, unless the task is
  /// cancelled. The result is `feed(.fetch)` when the URL cannot be fetched or is neither a feed nor a page. The result is
  /// `feed(.feedsOnPage)` or `feed(.noFeedOnPage)` when it is a page.
  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReadingError>]
}

/// The source of a feed to check, followed or not.
public enum FeedSource: Hashable, Sendable {
  /// A file or standard input.
  case document(FileLocation)
  /// A URL as the user typed it.
  case url(String)
}

/// The result of fetching a URL that may be a feed or a page.
public enum DiscoveryResult: Hashable, Sendable {
  /// A feed, the validators for the next request, and the response metadata.
  case feed(Feed, Validators?, metadata: ResponseMetadata = .none)
  /// A page with the feeds that it links to, in page order. When the page links to no feed, an excerpt of the page follows.
  case page(feeds: [FeedLink], ResponseExcerpt? = nil)
  /// The server asks clients to wait. It may name the time in seconds. An excerpt of the response follows.
  case requested(FetchError, retryAfterSeconds: Int?, metadata: ResponseMetadata = .none, ResponseExcerpt? = nil)
}

/// A feed that a web page links to (`link rel="alternate"`).
public struct FeedLink: Hashable, Sendable {
  /// The URL of the feed.
  public let url: WebURL
  /// The title that the page gives the feed; empty when it gives none.
  public let title: String
  /// Whether the page came from the public internet. Then the URL must not lead into a private network.
  public let isPublic: Bool

  public init(url: WebURL, title: String, isPublic: Bool = false) {
    self.url = url
    self.title = title.limited()
    self.isPublic = isPublic
  }
}
