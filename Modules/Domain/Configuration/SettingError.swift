/// Why a text is no value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// It is no address.
  case notAURL(WebURL.ParseError)
  /// It is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
}
