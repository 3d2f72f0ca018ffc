import CoreDomain

extension ConfigurationRepository {
  /// The user's settings. `key` is the one that must not have a default in place of what the user set (`Configuration.requiring`).
  func settings(requiring key: SettingKey? = nil) async throws(ReaderError) -> Configuration {
    do throws(ConfigurationError) {
      let settings = try await configuration()
      guard let key else { return settings }
      return try settings.requiring(key)
    } catch {
      throw .configuration(error)
    }
  }
}
