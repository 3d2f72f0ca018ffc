internal import CoreDomain

/// The texts about limits.
public enum LimitWording {
  /// The message for a value that is not a valid limit.
  public static func refusal(of value: String, for name: String, _ range: ClosedRange<Int>) -> String {
    "'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound), or '\(SettingValue.noLimit)', not '\(value)'."
  }

  public static let example = "Such as 500, or '\(SettingValue.noLimit)' for no limit."
}
