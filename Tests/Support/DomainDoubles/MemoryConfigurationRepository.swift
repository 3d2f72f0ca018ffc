public import Domain

/// Settings in memory.
public actor MemoryConfigurationRepository: ConfigurationRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case configuration, set
  }

  private var chosen: [SettingKey: WebAddress]
  private var failures = PlannedFailures<Call, ConfigurationError>()

  /// Begins with what was chosen.
  public init(_ chosen: [SettingKey: WebAddress] = [:]) {
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

  public func set(_ key: SettingKey, to value: WebAddress?) throws(ConfigurationError) {
    try failures.check(.set)
    chosen[key] = value
  }
}
