import CoreDomain

extension ConfigurationRepository {
  /// The user's settings. Throws when the user's value of `key` cannot be used, instead of taking its default (`Configuration.requiring`).
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
