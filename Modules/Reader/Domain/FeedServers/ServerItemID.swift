/// The name by which a feed server knows an article. Most servers use a 64-bit number; The Old Reader has 24 hexadecimal digits.
public struct ServerItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The last part of the long form: sixteen lower-case hexadecimal digits for a number, and otherwise the server's own text.
  public let text: String

  /// The maximum length in bytes.
  public static let maximumBytes = 64
  /// What precedes the text in the long form, which every server reads.
  public static let prefix = "tag:google.com,2005:reader/item/"

  public init(number: UInt64) {
    text = number.lowerHexadecimal(digits: 16)
  }

  /// Reads a stored text; nil when it is empty, is too long, or has other characters than ASCII letters and digits.
  public init?(stored text: String) {
    let isWord = text.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    guard isWord, (1...Self.maximumBytes).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  /// The form for requests.
  public var long: String { Self.prefix + text }

  public var description: String { text }

  public static func < (left: ServerItemID, right: ServerItemID) -> Bool { left.text < right.text }
}
