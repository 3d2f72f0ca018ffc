/// Lists all settings and their values. A file that cannot be parsed is an error.
public struct ShowConfiguration: UseCase {
  private let settings: [SettingKey]
  private let repository: any ConfigurationRepository

  /// Creates the use case for a program with these settings. They are listed in this order.
  public init(settings: [SettingKey], repository: any ConfigurationRepository) {
    self.settings = settings
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(ConfigurationError) -> SettingsOverview {
    let configuration = try await repository.configuration()
    for case .store(let problem) in configuration.problems { throw .store(problem) }
    return SettingsOverview(
      settings: settings.map { SettingSummary(of: $0, in: configuration) }, problems: configuration.problems)
  }
}

/// All settings, and what is wrong with their file.
public struct SettingsOverview: Hashable, Sendable {
  public let settings: [SettingSummary]
  /// The unknown names and the values that no setting takes; settings with such a value have their defaults.
  public let problems: [ConfigurationError]

  public init(settings: [SettingSummary], problems: [ConfigurationError] = []) {
    self.settings = settings
    self.problems = problems
  }
}
