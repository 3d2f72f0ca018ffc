/// Paths with redirects, errors and delays, which are the raw values.
enum SpecialPath: String, CaseIterable {
  /// Status 301 to a valid feed.
  case moved = "/moved.rss"
  /// Status 302 to a valid feed.
  case elsewhere = "/elsewhere.rss"
  /// Status 410.
  case gone = "/gone.rss"
  /// Status 404.
  case missing = "/missing.rss"
  /// Status 500.
  case error = "/error.rss"
  /// A valid feed, delayed by `?ms=` milliseconds.
  case slow = "/slow.rss"

  /// The valid feed for `moved`, `elsewhere` and `slow`.
  static let target = "/feeds/harbour.rss"
}
