/// Lists all settings and their values.
public struct ShowConfiguration: UseCase {
  private let repository: any ConfigurationRepository

  public init(repository: any ConfigurationRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(ConfigurationError) -> [SettingSummary] {
    let configuration = try await repository.configuration()
    return SettingKey.allCases.map { ConfigurationTranslator.summary(of: $0, in: configuration) }
  }
}
