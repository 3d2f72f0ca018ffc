public import ReaderDomain

/// Why bytes could not be read as a feed.
public enum FormatError: Error, Hashable, Sendable {
  /// The document is an HTML page, which may link to feeds.
  case page
  /// The document is something else. The text continues the words "it is".
  case notAFeed(found: String)
  /// The feed is damaged before the end of its first item. Lines count from 1; 0 means that the line is unknown.
  case damaged(line: Int, reason: String)

  /// The error as feeds report it.
  public var fetchProblem: FetchError {
    switch self {
    case .page: .notAFeed(found: "an HTML page")
    case .notAFeed(let found): .notAFeed(found: found)
    case .damaged(let line, let reason): .damaged(line: line, reason: reason)
    }
  }
}
