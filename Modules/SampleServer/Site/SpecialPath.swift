/// Paths which behave as the web does on a bad day. Raw values are the paths.
enum SpecialPath: String, CaseIterable {
  /// 301 to a good feed.
  case moved = "/moved.rss"
  /// 302 to a good feed.
  case elsewhere = "/elsewhere.rss"
  /// 410.
  case gone = "/gone.rss"
  /// 404.
  case missing = "/missing.rss"
  /// 500.
  case error = "/error.rss"
  /// A good feed, `?ms=` milliseconds late.
  case slow = "/slow.rss"

  /// The good feed behind `moved`, `elsewhere` and `slow`.
  static let target = "/feeds/harbour.rss"
}
