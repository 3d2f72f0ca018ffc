/// The settings that a user can change. The raw value is the name that is typed and stored.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  /// The URL that serves quotes.
  case quoteURL = "quote.url"
  /// The base URL of the picture server.
  case pictureURL = "picture.url"
  /// The maximum number of articles kept per feed.
  case keepArticles = "keep.articles"
  /// The maximum age of kept articles, in days.
  case keepDays = "keep.days"

  /// The default value.
  public var standard: SettingValue {
    switch self {
    case .quoteURL: .url(Configuration.standardQuoteURL)
    case .pictureURL: .url(Configuration.standardPictureURL)
    case .keepArticles, .keepDays: .limit(nil)
    }
  }

  /// Parses a value of this setting, as typed or stored.
  public func value(_ text: String) throws(SettingError) -> SettingValue {
    switch self {
    case .quoteURL, .pictureURL:
      do throws(WebURL.ParseError) { return .url(try WebURL(text)) } catch { throw .notAURL(error) }
    case .keepArticles: return try Self.limit(text, in: RetentionRules.articles)
    case .keepDays: return try Self.limit(text, in: RetentionRules.days)
    }
  }

  private static func limit(_ text: String, in range: ClosedRange<Int>) throws(SettingError) -> SettingValue {
    guard let limit = RetentionRules.limit(text.trimmingWhitespace(), in: range) else { throw .notALimit(range) }
    return .limit(limit)
  }
}
