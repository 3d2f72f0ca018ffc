import CoreDomain

/// The identity of an article: twenty hexadecimal digits, derived from its feed and the item's identity within the feed.
///
/// The feed is part of the derivation, so the same guid in two feeds means two articles. The digits are stored as two numbers for speed: a
/// list may compare a hundred thousand identities.
public struct ArticleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first sixteen digits.
  public let start: UInt64
  /// The last four digits.
  public let end: UInt16

  /// The number of digits of an identity.
  public static let digits = 20
  private static let digitsOfStart = 16
  private static let shownDigits = 8

  /// Derives the identity of an article from its feed and the item's identity in it (`ArticleIdentity`).
  ///
  /// Never change this derivation: every article would appear a second time and every star would vanish. A test pins its results.
  public init(feed: FeedID, identity: String) {
    let words = SHA256.words(of: ["article", feed.text, identity])
    self.init(start: UInt64(words[0]) << 32 | UInt64(words[1]), end: UInt16(words[2] >> 16))
  }

  public init(start: UInt64, end: UInt16) {
    self.start = start
    self.end = end
  }

  /// Reads a stored identity; nil when the text is not twenty lower-case hexadecimal digits.
  public init?(stored text: String) {
    self.init(digits: ArraySlice(text.utf8))
  }

  /// Reads a stored identity; nil when the bytes are not twenty lower-case hexadecimal digits.
  ///
  /// The parameter has a concrete type, because generic code would not be specialised for other modules. A data directory may contain a
  /// hundred thousand identities.
  public init?(digits: ArraySlice<UInt8>) {
    guard let id = digits.withUnsafeBufferPointer({ ArticleID(digits: $0) }) else { return nil }
    self = id
  }

  /// Reads a stored identity; nil when the bytes are not twenty lower-case hexadecimal digits.
  public init?(digits: UnsafeBufferPointer<UInt8>) {
    guard digits.count == Self.digits,
      let start = UInt64(lowerHexadecimal: UnsafeBufferPointer(rebasing: digits[..<Self.digitsOfStart])),
      let end = UInt64(lowerHexadecimal: UnsafeBufferPointer(rebasing: digits[Self.digitsOfStart...]))
    else { return nil }
    self.init(start: start, end: UInt16(end))
  }

  /// The identity as lower-case hexadecimal digits.
  public var text: String {
    String(unsafeUninitializedCapacity: Self.digits) { text in
      for place in 0..<Self.digits {
        let number = place < Self.digitsOfStart ? start : UInt64(end) << UInt64(4 * Self.digitsOfStart - UInt16.bitWidth)
        let digit = UInt8(truncatingIfNeeded: number >> UInt64(4 * (Self.digitsOfStart - 1 - place % Self.digitsOfStart))) & 0xF
        text.initializeElement(at: place, to: digit < 10 ? 48 + digit : 87 + digit)
      }
      return Self.digits
    }
  }

  /// The first digits, as users see and type them.
  public var short: String { String(text.prefix(Self.shownDigits)) }

  public var description: String { text }

  public static func < (left: ArticleID, right: ArticleID) -> Bool { (left.start, left.end) < (right.start, right.end) }
}
