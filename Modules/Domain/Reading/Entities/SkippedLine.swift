/// A line of another reader's list that is left out.
public struct SkippedLine: Hashable, Sendable {
  /// Its number, from 1.
  public let number: Int
  /// What stands where an address should. It may hold a password.
  public let text: String
  /// Why it is left out.
  public let reason: Reason

  /// Why a line is left out.
  public enum Reason: Hashable, Sendable {
    /// It names a program whose output would be the feed. Nothing from a list is ever run.
    case command
    /// It names a program that a feed would be sent through.
    case filter
    /// It is a search over other feeds.
    case query
    /// It is no address of the web.
    case badURL(WebURL.ParseError)
  }

  /// Names a line.
  public init(number: Int, text: String, reason: Reason) {
    self.number = number
    self.text = text
    self.reason = reason
  }
}
