/// What a person wants to set, as it was typed.
public struct SettingChange: Hashable, Sendable {
  /// The name of the setting.
  public let name: String
  /// The value; nil for the standard one.
  public let value: String?

  /// Makes a change.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
