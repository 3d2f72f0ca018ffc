/// Changes the value of a setting. An unknown name or an unusable value changes nothing.
public struct ChangeSetting: UseCase {
  private let settings: [SettingKey]
  private let repository: any ConfigurationRepository

  /// Creates the use case for a program with these settings.
  public init(settings: [SettingKey], repository: any ConfigurationRepository) {
    self.settings = settings
    self.repository = repository
  }

  public func callAsFunction(_ change: SettingChange) async throws(ConfigurationError) -> SettingSummary {
    let (key, value) = try change.parsed(for: settings)
    try await repository.set(key, to: value)
    return ConfigurationTranslator.summary(of: key, in: Configuration(value.map { [key: $0] } ?? [:]))
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

  /// One of these settings and its new value; nil restores the default.
  public func parsed(for settings: [SettingKey]) throws(ConfigurationError) -> (key: SettingKey, value: SettingValue?) {
    guard let key = settings.named(name) else { throw .unknownKey(name, .typed) }
    if case .ofProgram(let program) = key.kind { throw .ofProgram(key, program) }
    guard let value else { return (key, nil) }
    do throws(SettingError) { return (key, try key.value(value)) } catch { throw .badValue(key, value, error, .typed) }
  }
}
