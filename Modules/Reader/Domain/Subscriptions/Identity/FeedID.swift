public import CoreDomain

/// The identity of a subscription: ten hexadecimal digits, derived once from the first subscribed URL.
///
/// The identity stays the same when the feed's URL changes, and it names the feed's files.
public struct FeedID: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let number: UInt64

  /// The number of digits of an identity.
  public static let digits = 10

  /// Derives the identity of a feed that is subscribed to at `url`.
  ///
  /// Never change this derivation: it made every identity on every user's disk. A test pins its results.
  public init(url: WebURL) {
    let words = SHA256.words(of: ["feed", url.text])
    number = UInt64(words[0]) << 8 | UInt64(words[1] >> 24)
  }

  /// Reads a stored identity; nil when the text is not ten lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, let number = UInt64(lowerHexadecimal: text.utf8) else { return nil }
    self.number = number
  }

  /// The identity as lower-case hexadecimal digits.
  public var text: String { number.lowerHexadecimal(digits: Self.digits) }

  public var description: String { text }

  public static func < (left: FeedID, right: FeedID) -> Bool { left.number < right.number }
}
