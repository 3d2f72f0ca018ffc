import CoreDomain

extension Traced: ConfigurationRepository where Base == any ConfigurationRepository {
  func configuration() async throws(ConfigurationError) -> Configuration {
    try await step(()) { () async throws(ConfigurationError) in
      try await base.configuration()
    }
  }

  func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError) {
    try await step(key) { () async throws(ConfigurationError) in try await base.set(key, to: value) }
  }
}
