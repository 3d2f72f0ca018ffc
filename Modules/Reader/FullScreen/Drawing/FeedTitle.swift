internal import CoreTerminal

/// The title of a feed in a narrow column. That of a feed without a title is its URL.
enum FeedTitle {
  private static let schemes = ["https://", "http://"]

  /// The title, or the URL without its scheme.
  static func withoutScheme(_ title: String) -> String {
    schemes.first { title.hasPrefix($0) }.map { String(title.dropFirst($0.count)) } ?? title
  }

  /// Shortens a URL in the middle, because its host and its end tell feeds apart. Any other title stays as it is.
  static func shortened(_ title: String, to columns: Int) -> String {
    schemes.contains { title.hasPrefix($0) } ? TextTruncation.withoutMiddle(withoutScheme(title), to: columns) : title
  }
}
