/// A change of one setting, as the user typed it.
public struct SettingChange: Hashable, Sendable {
  public let name: String
  /// The new value; nil restores the default.
  public let value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  /// The changed setting among `settings`, and its new value; nil restores the default.
  public func parsed(for settings: [SettingKey]) throws(ConfigurationError) -> (key: SettingKey, value: SettingValue?) {
    guard let key = settings.named(name) else { throw .unknownKey(name, .typed) }
    if case .ofProgram(let program) = key.kind { throw .ofProgram(key, program) }
    guard let value else { return (key, nil) }
    do throws(SettingError) { return (key, try key.value(value)) } catch { throw .badValue(key, value, error, .typed) }
  }
}
