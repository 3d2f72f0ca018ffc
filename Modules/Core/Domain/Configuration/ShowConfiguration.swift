/// Lists all settings and their values.
public struct ShowConfiguration: UseCase {
  private let settings: [SettingKey]
  private let repository: any ConfigurationRepository

  /// Creates the use case for a program with these settings. They are listed in this order.
  public init(settings: [SettingKey], repository: any ConfigurationRepository) {
    self.settings = settings
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(ConfigurationError) -> [SettingSummary] {
    let configuration = try await repository.configuration()
    return settings.map { ConfigurationTranslator.summary(of: $0, in: configuration) }
  }
}
