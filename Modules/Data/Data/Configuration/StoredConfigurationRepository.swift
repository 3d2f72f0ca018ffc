internal import FileStorage
public import Domain

/// Settings over a data store.
public struct StoredConfigurationRepository: ConfigurationRepository {
  private let store: any ConfigurationDataStore

  /// Makes the repository over its data store.
  public init(store: any ConfigurationDataStore) {
    self.store = store
  }

  public func configuration() async throws(ConfigurationError) -> Configuration {
    let texts = try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.all() }
    var chosen: [SettingKey: SettingValue] = [:]
    // In order, so that of several problems the same one is told every time.
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let key = SettingKey(rawValue: name) else { throw .unknownKey(name, .file) }
      do throws(SettingError) { chosen[key] = try key.value(text) } catch { throw .badValue(key, text, error, .file) }
    }
    return Configuration(chosen)
  }

  /// What stands in the file beside this setting is not looked at, so that one of several bad values can be mended.
  public func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError) {
    try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.set(key.rawValue, to: value?.text) }
  }
}
