/// What a person can set, by the names that are typed and stored.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  /// The address that answers with a quote.
  case quoteAddress = "quote.url"
  /// The address below which pictures are asked for.
  case pictureAddress = "picture.url"
  /// How many articles of a feed are kept at most.
  case keepArticles = "keep.articles"
  /// For how many days articles are kept at most.
  case keepDays = "keep.days"

  /// The value for those who set none.
  public var standard: SettingValue {
    switch self {
    case .quoteAddress: .address(Configuration.standardQuoteAddress)
    case .pictureAddress: .address(Configuration.standardPictureAddress)
    case .keepArticles, .keepDays: .limit(nil)
    }
  }

  /// Reads a value of this setting, as it was typed or stored.
  public func value(_ text: String) throws(SettingProblem) -> SettingValue {
    switch self {
    case .quoteAddress, .pictureAddress:
      do throws(WebAddress.Problem) { return .address(try WebAddress(text)) } catch { throw .notAnAddress(error) }
    case .keepArticles: return try Self.limit(text, in: RetentionRules.articles)
    case .keepDays: return try Self.limit(text, in: RetentionRules.days)
    }
  }

  private static func limit(_ text: String, in range: ClosedRange<Int>) throws(SettingProblem) -> SettingValue {
    guard let limit = RetentionRules.limit(text.trimmingWhitespace(), in: range) else { throw .notALimit(range) }
    return .limit(limit)
  }
}
