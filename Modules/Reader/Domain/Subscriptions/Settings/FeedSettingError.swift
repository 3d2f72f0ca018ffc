/// Why a setting of a feed cannot be changed.
public enum FeedSettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknown
  /// The value is not a number of minutes from a half hour to thirty days.
  case notMinutes
  /// The value is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
  /// The value is neither `yes` nor `no`.
  case notYesOrNo
  /// The value is not a list of tags.
  case notATag(TagNameError)
  /// The value contains control characters or is too long.
  case unprintable
  /// The value does not have the form `Name: value`.
  case notAHeader
  /// The program sets this field itself, or the field would break the request.
  case reservedHeader(name: String)
  /// The value is not an absolute path.
  case notAPath
  /// The value is not the URL of a proxy.
  case notAProxy
  /// The URL of the proxy contains a name or a password.
  case secretInProxy
}
