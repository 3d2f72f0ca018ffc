/// A change of one setting, as the user typed it.
public struct SettingChange: Hashable, Sendable {
  /// The name of the setting.
  public let name: String
  /// The new value; nil restores the default.
  public let value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
