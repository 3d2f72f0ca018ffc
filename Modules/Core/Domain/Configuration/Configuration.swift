/// The user's settings. A setting that the user did not set has its default value, if there is one.
public struct Configuration: Hashable, Sendable {
  private let chosen: [SettingKey: SettingValue]

  /// - Parameter chosen: the values that the user set; every other setting has its default.
  public init(_ chosen: [SettingKey: SettingValue] = [:]) {
    self.chosen = chosen
  }

  /// The value that the user set, or the default; nil when there is neither.
  public subscript(key: SettingKey) -> SettingValue? { chosen[key] ?? key.standard }

  /// A copy with another value for one setting; nil restores its default.
  public func setting(_ key: SettingKey, to value: SettingValue?) -> Configuration {
    var values = chosen
    values[key] = value
    return Configuration(values)
  }

  /// Whether the user set the value.
  public func isChosen(_ key: SettingKey) -> Bool { chosen[key] != nil }

  /// The value of a setting for a URL; nil when the user did not set it and there is no default.
  public func url(_ key: SettingKey) -> WebURL? {
    if case .url(let url) = self[key] { url } else { nil }
  }

  /// The value of a setting for a text; nil when the user did not set it and there is no default.
  public func text(_ key: SettingKey) -> String? {
    if case .text(let text) = self[key] { text } else { nil }
  }

  /// The value of a setting for a limit; nil means no limit.
  public func limit(_ key: SettingKey) -> Int? {
    if case .limit(let number) = self[key] { number } else { nil }
  }

  /// The value of a setting for words; empty for any other setting.
  public func words(_ key: SettingKey) -> [String] {
    if case .words(let words) = self[key] { words } else { [] }
  }
}
