public enum SettingValue: Hashable, Sendable {
  case url(WebURL)
  /// A limit; nil means no limit.
  case limit(Int?)

  /// The value in its stored form.
  public var text: String {
    switch self {
    case .url(let url): url.text
    case .limit(let number): number.map(String.init) ?? RetentionRules.all
    }
  }
}

/// Why a text is not a valid value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The text is not a valid URL.
  case notAURL(WebURL.ParseError)
  /// The text is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
}
