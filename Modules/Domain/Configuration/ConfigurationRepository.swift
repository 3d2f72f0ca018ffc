/// The person's settings.
public protocol ConfigurationRepository: Sendable {
  /// All settings.
  func configuration() async throws(ConfigurationError) -> Configuration

  /// Chooses a value, or the standard one again when there is none. The others stay as they are.
  func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError)
}
