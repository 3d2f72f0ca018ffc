/// Why something cannot be set for a feed.
public enum FeedSettingError: Error, Hashable, Sendable {
  /// There is no setting of this name.
  case unknown
  /// It is no number of minutes, or not one from a half hour to thirty days.
  case notMinutes
  /// It is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
  /// It holds control characters, or is too long.
  case unprintable
  /// It is not of the form `Name: value`.
  case notAHeader
  /// The program writes this field itself, or it would break the request.
  case reservedHeader(name: String)
  /// It is no whole path.
  case notAPath
  /// It is not the address of a proxy.
  case notAProxy
  /// A name or a password stands in it.
  case secretInProxy
}
