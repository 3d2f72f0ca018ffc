/// The identity of an article: twenty hexadecimal digits, derived from its feed and from what the feed says identifies the item.
///
/// The feed is part of it, so the same guid in two feeds is two articles.
public struct ArticleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Lower-case hexadecimal digits.
  public let text: String

  private static let digits = 20
  private static let shownDigits = 8

  /// Derives the identity of the item that `identity` (see `ItemIdentity`) names in `feed`.
  ///
  /// Never change this: a changed derivation makes every article appear a second time and every star vanish. A test pins its results.
  public init(feed: FeedID, identity: String) {
    text = Fingerprint.hexadecimal(of: ["article", feed.text, identity], digits: Self.digits)
  }

  /// Takes an identity as it was stored; nil when it is not twenty lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, text.isLowerHexadecimal else { return nil }
    self.text = text
  }

  /// The first digits, as people see and type them.
  public var short: String { String(text.prefix(Self.shownDigits)) }

  public var description: String { text }

  public static func < (left: ArticleID, right: ArticleID) -> Bool { left.text < right.text }
}
