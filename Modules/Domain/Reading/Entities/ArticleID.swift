/// The identity of an article: twenty hexadecimal digits, derived from its feed and from what the feed says identifies the item.
///
/// The feed is part of it, so the same guid in two feeds is two articles. It is held as two numbers, since a list compares a hundred thousand.
public struct ArticleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first sixteen digits.
  public let start: UInt64
  /// The last four digits.
  public let end: UInt16

  /// How many digits an identity has.
  public static let digits = 20
  private static let digitsOfStart = 16
  private static let shownDigits = 8

  /// Derives the identity of the item that `identity` (see `ItemIdentity`) names in `feed`.
  ///
  /// Never change this: a changed derivation makes every article appear a second time and every star vanish. A test pins its results.
  public init(feed: FeedID, identity: String) {
    let words = SHA256.words(of: ["article", feed.text, identity])
    self.init(start: UInt64(words[0]) << 32 | UInt64(words[1]), end: UInt16(words[2] >> 16))
  }

  /// Takes an identity as it was stored in numbers.
  public init(start: UInt64, end: UInt16) {
    self.start = start
    self.end = end
  }

  /// Takes an identity as it was stored; nil when it is not twenty lower-case hexadecimal digits.
  public init?(stored text: String) {
    self.init(digits: ArraySlice(text.utf8))
  }

  /// Takes an identity as it was stored, digit after digit; nil when these are not twenty lower-case hexadecimal digits.
  ///
  /// For one type of collection: generic code is not specialised for other modules, and a home may have a hundred thousand of them.
  public init?(digits: ArraySlice<UInt8>) {
    guard digits.count == Self.digits else { return nil }
    let numbers = digits.withUnsafeBufferPointer { digits in
      (
        UInt64(lowerHexadecimal: UnsafeBufferPointer(rebasing: digits[..<Self.digitsOfStart])),
        UInt64(lowerHexadecimal: UnsafeBufferPointer(rebasing: digits[Self.digitsOfStart...]))
      )
    }
    guard let start = numbers.0, let end = numbers.1 else { return nil }
    self.init(start: start, end: UInt16(end))
  }

  /// Lower-case hexadecimal digits.
  public var text: String {
    String(
      decoding: start.lowerHexadecimal(digits: Self.digitsOfStart) + UInt64(end).lowerHexadecimal(digits: Self.digits - Self.digitsOfStart),
      as: UTF8.self)
  }

  /// The first digits, as people see and type them.
  public var short: String { String(text.prefix(Self.shownDigits)) }

  public var description: String { text }

  public static func < (left: ArticleID, right: ArticleID) -> Bool { (left.start, left.end) < (right.start, right.end) }
}
