import Domain

struct TracedConfigurationRepository: ConfigurationRepository {
  let base: any ConfigurationRepository
  let trace: Trace

  func configuration() async throws(ConfigurationError) -> Configuration {
    try await trace.around(type(of: base), ()) { () async throws(ConfigurationError) in
      try await base.configuration()
    }
  }

  func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError) {
    try await trace.around(type(of: base), key) { () async throws(ConfigurationError) in try await base.set(key, to: value) }
  }
}
