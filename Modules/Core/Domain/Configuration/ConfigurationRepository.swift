/// Reads and stores the user's settings.
public protocol ConfigurationRepository: Sendable {
  func configuration() async throws(ConfigurationError) -> Configuration

  /// Sets a value, or restores the default when `value` is nil. All other settings stay unchanged.
  func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError)
}
