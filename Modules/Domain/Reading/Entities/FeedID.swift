/// The identity of a subscription: ten hexadecimal digits, derived once from the address that was first subscribed to.
///
/// It stays when the feed moves to another address, and it names the feed's files.
public struct FeedID: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let number: UInt64

  /// How many digits an identity has.
  public static let digits = 10

  /// Derives the identity of a feed that is subscribed to at `url`.
  ///
  /// Never change this: every identity on every person's disk was made by it, and a test pins its results.
  public init(url: WebURL) {
    let words = SHA256.words(of: ["feed", url.text])
    number = UInt64(words[0]) << 8 | UInt64(words[1] >> 24)
  }

  /// Takes an identity as it was stored; nil when it is not ten lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, let number = UInt64(lowerHexadecimal: text.utf8) else { return nil }
    self.number = number
  }

  /// Lower-case hexadecimal digits.
  public var text: String { String(decoding: number.lowerHexadecimal(digits: Self.digits), as: UTF8.self) }

  public var description: String { text }

  public static func < (left: FeedID, right: FeedID) -> Bool { left.number < right.number }
}
