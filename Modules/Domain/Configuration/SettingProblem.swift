/// Why a text is no value of a setting.
public enum SettingProblem: Error, Hashable, Sendable {
  /// It is no address.
  case notAnAddress(WebAddress.Problem)
  /// It is neither a number in this range nor `all`.
  case notALimit(ClosedRange<Int>)
}
