public import CoreDomain

/// Settings in memory.
public actor MemoryConfigurationRepository: ConfigurationRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case configuration, set
  }

  private var chosen: [SettingKey: SettingValue]
  private let problems: [ConfigurationError]
  private var failures = PlannedFailures<Call, ConfigurationError>()

  public init(_ chosen: [SettingKey: SettingValue] = [:], problems: [ConfigurationError] = []) {
    self.chosen = chosen
    self.problems = problems
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ConfigurationError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func configuration() throws(ConfigurationError) -> Configuration {
    try failures.check(.configuration)
    return Configuration(chosen, problems: problems)
  }

  public func set(_ key: SettingKey, to value: SettingValue?) throws(ConfigurationError) {
    try failures.check(.set)
    chosen[key] = value
  }
}
