/// A link that a terminal opens when the user clicks its text
/// (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
///
/// The URL has only printable ASCII characters, so nothing in it can end the escape sequence that contains it.
public struct Hyperlink: Hashable, Sendable {
  /// The number of the link. A terminal treats texts with the same number and URL as one link, such as the lines of a wrapped text.
  public let number: Int
  /// The URL, with other characters than printable ASCII percent-encoded.
  public let url: String

  /// The maximum length of a URL in bytes. Terminals ignore longer ones.
  private static let longest = 2083

  /// Creates a link to an http or https URL; nil for other URLs, and for overlong ones.
  public init?(_ url: String, number: Int) {
    guard url.hasPrefix("https://") || url.hasPrefix("http://"), url.utf8.count <= Self.longest else { return nil }
    let encoded = url.utf8.reduce(into: "") { text, byte in
      if (0x21...0x7E).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + Hexadecimal.text(byte, digits: 2)
      }
    }
    guard encoded.utf8.count <= Self.longest else { return nil }
    self.url = encoded
    self.number = number
  }
}
