/// Why a server gave no feed.
public enum FetchError: Error, Hashable, Sendable {
  /// The server gave nothing of use.
  case web(WebError)
  /// The server says that the feed is gone for good (410).
  case gone
  /// The answer is no feed but something else.
  case notAFeed(found: String)
  /// The answer is a feed, but damaged.
  case damaged(line: Int, reason: String)
  /// The name and password for it are not to be had, so nobody was asked.
  case credentials(reason: String)

  /// Whether the server has too much to do, and so wants to be left alone for all of its feeds (429 and 503).
  public var isOfTheWholeServer: Bool {
    switch self {
    case .web(.status(429)), .web(.status(503)): true
    case .web, .gone, .notAFeed, .damaged, .credentials: false
    }
  }
}
