public import CoreDomain

public struct StoredConfigurationRepository: ConfigurationRepository {
  private let settings: [SettingKey]
  private let acceptsOthers: Bool
  private let store: JSONConfigurationStore

  /// - Parameters:
  ///   - settings: the settings of the program.
  ///   - acceptsOthers: whether the file may contain other settings, because another program uses the same data directory.
  public init(settings: [SettingKey], acceptsOthers: Bool = false, store: JSONConfigurationStore) {
    self.settings = settings
    self.acceptsOthers = acceptsOthers
    self.store = store
  }

  public func configuration() async throws(ConfigurationError) -> Configuration {
    let texts: [String: String]
    do throws(ConfigurationError) {
      texts = try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.all() }
    } catch {
      // Whoever edits the file makes such mistakes. A directory that cannot be read stops the command itself.
      guard case .store(.malformed) = error else { throw error }
      return Configuration(problems: [error])
    }
    var chosen: [SettingKey: SettingValue] = [:]
    var problems: [ConfigurationError] = []
    // Sorted, so that the problems of a file always have the same order.
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let key = settings.named(name) else {
        // A newer version may know it.
        if !acceptsOthers { problems.append(.unknownKey(name, .file)) }
        continue
      }
      do throws(SettingError) { chosen[key] = try key.value(text) } catch { problems.append(.badValue(key, text, error, .file)) }
    }
    return Configuration(chosen, problems: problems)
  }

  /// The other settings in the file are not validated, so that the user can correct several bad values one by one.
  public func set(_ key: SettingKey, to value: SettingValue?) async throws(ConfigurationError) {
    try await ConfigurationError.translating { () async throws(DataStoreError) in try await store.set(key.name, to: value?.text) }
  }
}
