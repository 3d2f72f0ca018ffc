/// The user's settings. A setting that the user did not set has its default value, if there is one.
public struct Configuration: Hashable, Sendable {
  private let chosen: [SettingKey: SettingValue]
  /// What is wrong with the file of settings. A setting that cannot be read has its default.
  public let problems: [ConfigurationError]

  /// - Parameters:
  ///   - chosen: the values that the user set; every other setting has its default.
  ///   - problems: what is wrong with the file of settings.
  public init(_ chosen: [SettingKey: SettingValue] = [:], problems: [ConfigurationError] = []) {
    self.chosen = chosen
    self.problems = problems
  }

  /// The value that the user set, or the default; nil when there is neither.
  public subscript(key: SettingKey) -> SettingValue? { chosen[key] ?? key.defaultValue }

  /// A copy with another value for one setting; nil restores its default.
  public func setting(_ key: SettingKey, to value: SettingValue?) -> Configuration {
    var values = chosen
    values[key] = value
    return Configuration(values, problems: problems)
  }

  /// Whether the user set the value.
  public func isSetByUser(_ key: SettingKey) -> Bool { chosen[key] != nil }

  /// Why it is not known what the user set; nil when it is known.
  public func problem(of key: SettingKey) -> ConfigurationError? {
    problems.first { problem in
      switch problem {
      case .badValue(let wrong, _, _, _): wrong == key
      case .unknownKey, .ofProgram: false
      case .store, .cancelled: true
      }
    }
  }

  /// These settings, for work that must not go on with a default: it would delete or reveal what the user wanted to keep.
  /// - Throws: why one of the values is not known.
  public func requiring(_ keys: SettingKey...) throws(ConfigurationError) -> Configuration {
    for key in keys {
      if let problem = problem(of: key) { throw problem }
    }
    return self
  }

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
