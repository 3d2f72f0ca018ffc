public import CoreDomain

public struct StoredConfigurationRepository: ConfigurationRepository {
  private let settings: [SettingKey]
  private let acceptsOthers: Bool
  private let store: any ConfigurationDataStore

  /// - Parameters:
  ///   - settings: the settings of the program.
  ///   - acceptsOthers: whether the file may contain other settings, because another program uses the same data directory.
  public init(settings: [SettingKey], acceptsOthers: Bool = false, store: any ConfigurationDataStore) {
    self.settings = settings
    self.acceptsOthers = acceptsOthers
    self.store = store
  }

  public func configuration() async throws(ConfigurationError) -> Configuration {
    let texts = try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.all() }
    var chosen: [SettingKey: SettingValue] = [:]
    // Sorted, so that a file with several errors always leads to the same error.
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let key = settings.named(name) else {
        if acceptsOthers { continue }
        throw .unknownKey(name, .file)
      }
      do throws(SettingError) { chosen[key] = try key.value(text) } catch { throw .badValue(key, text, error, .file) }
    }
    return Configuration(chosen)
  }

  /// The other settings in the file are not validated, so that the user can correct several bad values one by one.
  public func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError) {
    try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.set(key.name, to: value?.text) }
  }
}
