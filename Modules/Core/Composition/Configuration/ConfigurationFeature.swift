import CoreData
package import CoreDomain

/// The settings: a repository that all features share, and the use cases of the commands.
package struct ConfigurationFeature {
  package let repository: any ConfigurationRepository
  /// The same repository for what is read beside a request: a trace does not have it.
  package let untracedRepository: any ConfigurationRepository
  private let settings: [SettingKey]
  private let tracing: Tracing

  /// - Parameters:
  ///   - settings: the settings of all features, in the order in which they are listed.
  ///   - acceptsOthers: whether the file may contain settings of another program.
  package init(on platform: Platform, settings: [SettingKey], acceptsOthers: Bool) {
    self.settings = settings
    tracing = platform.tracing
    let store = JSONConfigurationStore(directory: platform.directory, executor: platform.files)
    untracedRepository = StoredConfigurationRepository(settings: settings, acceptsOthers: acceptsOthers, store: store)
    repository = tracing.traced(untracedRepository, by: Traced.init)
  }

  package var showConfiguration: any UseCase<Void, SettingsOverview, ConfigurationError> {
    tracing.traced(ShowConfiguration(settings: settings, repository: repository))
  }

  package var changeSetting: any UseCase<SettingChange, SettingSummary, ConfigurationError> {
    tracing.traced(ChangeSetting(settings: settings, repository: repository))
  }
}
