/// The user's settings. A setting that the user did not choose has its default value, if it has one.
public struct Configuration: Hashable, Sendable {
  private let chosen: [SettingKey: SettingValue]

  /// - Parameter chosen: the values that the user chose; every other setting keeps its default.
  public init(_ chosen: [SettingKey: SettingValue] = [:]) {
    self.chosen = chosen
  }

  /// The chosen value of a setting, or its default; nil when it has neither.
  public subscript(key: SettingKey) -> SettingValue? { chosen[key] ?? key.standard }

  /// These settings with another value of one; nil restores its default.
  public func setting(_ key: SettingKey, to value: SettingValue?) -> Configuration {
    var values = chosen
    values[key] = value
    return Configuration(values)
  }

  /// Whether the user chose the value.
  public func isChosen(_ key: SettingKey) -> Bool { chosen[key] != nil }

  /// The value of a setting whose value is a URL; nil when the user did not choose one and there is no default.
  public func url(_ key: SettingKey) -> WebURL? {
    if case .url(let url) = self[key] { url } else { nil }
  }

  /// The value of a setting whose value is a limit; nil means no limit.
  public func limit(_ key: SettingKey) -> Int? {
    if case .limit(let number) = self[key] { number } else { nil }
  }
}
