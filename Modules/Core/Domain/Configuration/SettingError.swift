/// Why a text is not a valid value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The text is not a valid URL.
  case notAURL(WebURL.ParseError)
  /// The text is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
  /// The text is none of these words.
  case notAChoice([String])
  /// The text is empty, or contains control characters such as line breaks.
  case notAText
}
