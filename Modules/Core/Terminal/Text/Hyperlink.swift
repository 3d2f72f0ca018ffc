internal import CoreDomain

/// A link that a terminal opens when the user clicks its text
/// (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
///
/// The URL has only printable ASCII characters, so nothing in it can end the escape sequence that contains it.
public struct Hyperlink: Hashable, Sendable {
  /// The number of the link. A terminal treats texts with the same number and URL as one link, such as the lines of a wrapped text.
  public let number: Int
  /// The URL. All characters except printable ASCII are percent-encoded.
  public let url: String

  /// The maximum length of a URL in bytes. Terminals ignore longer ones.
  private static let longest = 2083

  /// Creates a link to an http or https URL; nil for other URLs, and for those that are too long.
  public init?(_ url: String, number: Int) {
    guard url.hasPrefix("https://") || url.hasPrefix("http://"), url.utf8.count <= Self.longest else { return nil }
    let encoded = PercentEncoding.encoded(url[...], keeping: .printable)
    guard encoded.utf8.count <= Self.longest else { return nil }
    self.url = encoded
    self.number = number
  }
}
