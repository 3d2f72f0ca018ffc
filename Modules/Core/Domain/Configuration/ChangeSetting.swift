/// Changes the value of a setting. An unknown name or an unusable value changes nothing.
public struct ChangeSetting: UseCase {
  private let settings: [SettingKey]
  private let repository: any ConfigurationRepository

  public init(settings: [SettingKey], repository: any ConfigurationRepository) {
    self.settings = settings
    self.repository = repository
  }

  public func callAsFunction(_ change: SettingChange) async throws(ConfigurationError) -> SettingSummary {
    let (key, value) = try change.parsed(for: settings)
    try await repository.set(key, to: value)
    return SettingSummary(of: key, in: Configuration(value.map { [key: $0] } ?? [:]))
  }
}
