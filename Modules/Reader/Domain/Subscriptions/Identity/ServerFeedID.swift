import CoreDomain

/// The name by which a feed server knows a feed, such as `feed/8`. It means nothing to another account.
public struct ServerFeedID: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// The maximum length in bytes. Some servers put the URL of the feed into the name.
  public static let maximumBytes = 8 << 10

  /// - Returns: nil when the text is empty, is too long, or contains control characters.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumBytes, text.withoutControls == text else { return nil }
    self.text = text
  }

  public var description: String { text }
}
