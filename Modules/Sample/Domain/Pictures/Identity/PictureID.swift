import CoreDomain

/// The identity of a picture: twenty hexadecimal digits, derived from its bytes. So a damaged file is detected: its bytes give another id.
public struct PictureID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as lower-case hexadecimal digits.
  public let text: String

  private static let digits = 20
  private static let shownDigits = 8

  /// Derives the identity of a picture. Never change this derivation: saved files would count as damaged. A test pins its results.
  public init(bytes: [UInt8]) {
    text = SHA256.hexadecimal(of: bytes, digits: Self.digits)
  }

  /// Reads a stored identity; nil when the text is not twenty lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, text.isLowerHexadecimal else { return nil }
    self.text = text
  }

  /// The first digits, as users see and type them.
  public var short: String { String(text.prefix(Self.shownDigits)) }

  public var description: String { text }

  public static func < (left: PictureID, right: PictureID) -> Bool { left.text < right.text }
}
