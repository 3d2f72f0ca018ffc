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

/// A setting and its value, as the presentation layer uses it.
public struct SettingSummary: Hashable, Sendable {
  public let key: SettingKey
  /// The chosen value, or the default; nil when there is neither.
  public let value: SettingValue?
  /// Whether the user chose the value.
  public let isChosen: Bool

  public init(key: SettingKey, value: SettingValue?, isChosen: Bool) {
    self.key = key
    self.value = value
    self.isChosen = isChosen
  }
}

/// Converts a configuration into the models of the presentation layer.
enum ConfigurationTranslator {
  static func summary(of key: SettingKey, in configuration: Configuration) -> SettingSummary {
    SettingSummary(key: key, value: configuration[key], isChosen: configuration.isChosen(key))
  }
}
