public import CoreDomain

/// Why a feed cannot be fetched or read, or its new articles cannot be passed on.
public enum FeedError: Hashable, Sendable {
  /// The feed could not be fetched. The excerpt shows the response to users, if there was one.
  case fetch(WebURL, FetchError, ResponseExcerpt? = nil)
  /// No request was sent because the server asked to wait. The reason is always such a wish (`SkipReason.isWishOfServer`).
  case serverAskedToWait(WebURL, SkipReason)
  /// The page links to no feed. The excerpt shows the beginning of the page, if available.
  case noFeedOnPage(WebURL, ResponseExcerpt? = nil)
  /// The URL is that of a page, which links to these feeds.
  case feedsOnPage(WebURL, [FeedLink])
  /// The document outside the data directory is not a feed.
  case notAFeed(FileLocation, FetchError)
  /// The program that was to learn of new articles failed.
  case program(name: String, ProgramCallError)
}
