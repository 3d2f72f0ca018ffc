/// The result of fetching a URL that may be a feed or a page.
public enum DiscoveryResult: Hashable, Sendable {
  /// A feed, the validators for the next request, and the response metadata.
  case feed(Feed, Validators?, metadata: ResponseMetadata = .none)
  /// A page with the feeds that it links to, in page order. When the page links to no feed, an excerpt of the page follows.
  case page(feeds: [FeedLink], ResponseExcerpt? = nil)
  /// The server asks clients to wait. It may name the time in seconds. An excerpt of the response follows.
  case requested(FetchError, retryAfterSeconds: Int?, metadata: ResponseMetadata = .none, ResponseExcerpt? = nil)
}
