/// Why a text is not a valid value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The text is not a valid URL.
  case notAURL(WebURL.ParseError)
  /// The text is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
  /// The text is empty, or contains control characters such as line breaks.
  case notAText
  /// The text is no command: a quotation mark is not closed, or a placeholder is not one of these.
  case notACommand(placeholders: [Character])
  /// The text is neither an absolute path nor one that begins with `~/`.
  case notAFolder
  /// The word is not one of these.
  case unknownWord(String, [String])
  /// The word occurs twice.
  case repeatedWord(String)
}
