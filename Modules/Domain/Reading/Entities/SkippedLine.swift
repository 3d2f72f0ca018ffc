/// A line of Newsboat's list that is left out.
public struct SkippedLine: Hashable, Sendable {
  /// The line number, from 1.
  public let number: Int
  /// The text in place of a URL. It may contain a password.
  public let text: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The line names a program whose output would be the feed. Strata never runs a command from a list.
    case command
    /// The line names a filter program for a feed.
    case filter
    /// The line is a search over other feeds.
    case query
    /// The text is not a valid web URL.
    case badURL(WebURL.ParseError)
  }

  public init(number: Int, text: String, reason: Reason) {
    self.number = number
    self.text = text
    self.reason = reason
  }
}
