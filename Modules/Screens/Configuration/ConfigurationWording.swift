public import Domain

/// Why settings cannot be read or changed, in words.
public enum ConfigurationWording {
  /// The message for an error.
  public static func message(for error: ConfigurationError) -> Message {
    switch error {
    case .unknownKey(let name, .typed): Message(.failure, "There is no setting '\(name)'.", hint: allSettings)
    case .unknownKey(let name, .file):
      Message(.failure, "config.json holds '\(name)', which is no setting. It was left as it is.", hint: "Take it out. \(allSettings)")
    case .badValue(let key, let value, let problem, .typed):
      Message(.failure, "'\(key.rawValue)' wants an address: \(reason(value, problem))", hint: "\(example(key)) \(allSettings)")
    case .badValue(let key, let value, let problem, .file):
      Message(
        .failure, "In config.json, '\(key.rawValue)' is no address: \(reason(value, problem)) It was left as it is.",
        hint: "'strata config set \(key.rawValue) URL' mends it. \(allSettings)")
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let allSettings = "The settings are: \(SettingKey.allCases.map(\.rawValue).joined(separator: ", "))."

  private static func example(_ key: SettingKey) -> String { "Such as \(key.standard.text)." }

  private static func reason(_ value: String, _ problem: WebAddress.Problem) -> String {
    ErrorWording.message(for: .badAddress(value, problem)).sentence
  }
}
