/// The identity of a subscription: ten hexadecimal digits, derived once from the address that was first subscribed to.
///
/// It stays when the feed moves to another address, and it names the feed's files.
public struct FeedID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Lower-case hexadecimal digits.
  public let text: String

  private static let digits = 10

  /// Derives the identity of a feed that is subscribed to at `address`.
  ///
  /// Never change this: every identity on every person's disk was made by it, and a test pins its results.
  public init(address: WebAddress) {
    text = Fingerprint.hexadecimal(of: ["feed", address.text], digits: Self.digits)
  }

  /// Takes an identity as it was stored; nil when it is not ten lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, text.isLowerHexadecimal else { return nil }
    self.text = text
  }

  public var description: String { text }

  public static func < (left: FeedID, right: FeedID) -> Bool { left.text < right.text }
}
