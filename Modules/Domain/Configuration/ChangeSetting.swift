/// Changes the value of a setting. An unknown name or an unusable value changes nothing.
public struct ChangeSetting: UseCase {
  private let repository: any ConfigurationRepository

  public init(repository: any ConfigurationRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ change: SettingChange) async throws(ConfigurationError) -> SettingSummary {
    guard let key = SettingKey.named(change.name) else { throw .unknownKey(change.name, .typed) }
    guard let text = change.value else {
      try await repository.set(key, to: nil)
      return ConfigurationTranslator.summary(of: key, in: Configuration())
    }
    let value: SettingValue
    do throws(SettingError) { value = try key.value(text) } catch { throw .badValue(key, text, error, .typed) }
    try await repository.set(key, to: value)
    return ConfigurationTranslator.summary(of: key, in: Configuration([key: value]))
  }
}

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
