/// A setting and its value, as the presentation layer uses it.
public struct SettingSummary: Hashable, Sendable {
  public let key: SettingKey
  /// The value that the user set, or the default; nil when there is neither.
  public let value: SettingValue?
  /// Whether the user set the value.
  public let isSetByUser: Bool

  public init(key: SettingKey, value: SettingValue?, isSetByUser: Bool) {
    self.key = key
    self.value = value
    self.isSetByUser = isSetByUser
  }

  init(of key: SettingKey, in configuration: Configuration) {
    self.init(key: key, value: configuration[key], isSetByUser: configuration.isSetByUser(key))
  }
}
