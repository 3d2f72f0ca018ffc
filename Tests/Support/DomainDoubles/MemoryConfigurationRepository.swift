public import Domain

/// Settings in memory.
public actor MemoryConfigurationRepository: ConfigurationRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case configuration, set
  }

  private var chosen: [SettingKey: SettingValue]
  private var failures = PlannedFailures<Call, ConfigurationError>()

  /// Begins with what was chosen.
  public init(_ chosen: [SettingKey: SettingValue] = [:]) {
    self.chosen = chosen
  }

  /// Makes calls throw this error; nil heals them.
  public func failWith(_ error: ConfigurationError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func configuration() throws(ConfigurationError) -> Configuration {
    try failures.check(.configuration)
    return Configuration(chosen)
  }

  public func set(_ key: SettingKey, to value: SettingValue?) throws(ConfigurationError) {
    try failures.check(.set)
    chosen[key] = value
  }
}
