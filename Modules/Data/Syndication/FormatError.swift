public import Domain

/// Why bytes could not be read as a feed.
public enum FormatError: Error, Hashable, Sendable {
  /// It is a page of HTML, which may name feeds.
  case page
  /// It is something else, in words that follow "it is".
  case notAFeed(found: String)
  /// It is a feed, but damaged before its first item was complete. Lines count from 1; 0 when the place is unknown.
  case damaged(line: Int, reason: String)

  /// The problem as a person meets it.
  public var fetchProblem: FetchError {
    switch self {
    case .page: .notAFeed(found: "an HTML page")
    case .notAFeed(let found): .notAFeed(found: found)
    case .damaged(let line, let reason): .damaged(line: line, reason: reason)
    }
  }
}
