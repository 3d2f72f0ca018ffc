/// What a person can set, by the names that are typed and stored.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  /// The address that answers with a quote.
  case quoteURL = "quote.url"
  /// The address below which pictures are asked for.
  case pictureURL = "picture.url"
  /// How many articles of a feed are kept at most.
  case keepArticles = "keep.articles"
  /// For how many days articles are kept at most.
  case keepDays = "keep.days"

  /// The value for those who set none.
  public var standard: SettingValue {
    switch self {
    case .quoteURL: .url(Configuration.standardQuoteURL)
    case .pictureURL: .url(Configuration.standardPictureURL)
    case .keepArticles, .keepDays: .limit(nil)
    }
  }

  /// Reads a value of this setting, as it was typed or stored.
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
