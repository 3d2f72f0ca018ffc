import DataLayer
import Domain

/// The use cases of the configuration feature with their dependencies, and the repository that the other features share.
struct ConfigurationFeature {
  let repository: any ConfigurationRepository
  let showConfiguration: any UseCase<Void, [SettingSummary], ConfigurationError>
  let changeSetting: any UseCase<SettingChange, SettingSummary, ConfigurationError>

  init(on platform: Platform) {
    let tracing = platform.tracing
    let store = tracing.traced(JSONConfigurationStore(directory: platform.directory, executor: platform.files))
    repository = tracing.traced(StoredConfigurationRepository(store: store))
    showConfiguration = tracing.traced(ShowConfiguration(repository: repository))
    changeSetting = tracing.traced(ChangeSetting(repository: repository))
  }
}
