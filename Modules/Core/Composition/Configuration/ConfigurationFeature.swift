import CoreData
package import CoreDomain

/// The use cases of the configuration feature with their dependencies, and the repository that the other features share.
package struct ConfigurationFeature {
  package let repository: any ConfigurationRepository
  package let showConfiguration: any UseCase<Void, [SettingSummary], ConfigurationError>
  package let changeSetting: any UseCase<SettingChange, SettingSummary, ConfigurationError>

  /// - Parameters:
  ///   - settings: the settings of all features, in the order in which they are listed.
  ///   - acceptsOthers: whether the file may have settings of another program.
  package init(on platform: Platform, settings: [SettingKey], acceptsOthers: Bool) {
    let tracing = platform.tracing
    let store = JSONConfigurationStore(directory: platform.directory, executor: platform.files)
    repository = tracing.traced(
      StoredConfigurationRepository(settings: settings, acceptsOthers: acceptsOthers, store: store), by: Traced.init)
    showConfiguration = tracing.traced(ShowConfiguration(settings: settings, repository: repository))
    changeSetting = tracing.traced(ChangeSetting(settings: settings, repository: repository))
  }
}
