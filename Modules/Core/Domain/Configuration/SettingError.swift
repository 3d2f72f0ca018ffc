/// Why a text is not a valid value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The text is not a valid URL.
  case notAURL(WebURL.ParseError)
  /// The text is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
  /// The text is empty, or contains control characters such as line breaks.
  case notAText
  /// The word is not one of these.
  case unknownWord(String, [String])
  /// The word occurs twice.
  case repeatedWord(String)
}
