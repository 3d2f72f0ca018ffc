/// A setting and its value: the model that presentation works with.
public struct SettingSummary: Hashable, Sendable {
  /// Which setting.
  public let key: SettingKey
  /// Its value.
  public let value: SettingValue
  /// Whether the person chose it.
  public let isChosen: Bool

  /// Makes a summary.
  public init(key: SettingKey, value: SettingValue, isChosen: Bool) {
    self.key = key
    self.value = value
    self.isChosen = isChosen
  }
}
