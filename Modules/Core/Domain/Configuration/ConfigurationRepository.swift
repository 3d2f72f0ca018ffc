/// Reads and stores the user's settings.
public protocol ConfigurationRepository: Sendable {
  /// The settings. Those that cannot be read have their defaults, and `problems` says why.
  func configuration() async throws(ConfigurationError) -> Configuration

  /// Sets a value, or restores the default when `value` is nil. All other settings stay unchanged.
  func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError)
}
