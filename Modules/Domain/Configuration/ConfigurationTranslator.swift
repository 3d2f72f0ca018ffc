/// Turns a configuration into the models that presentation works with.
enum ConfigurationTranslator {
  static func summary(of key: SettingKey, in configuration: Configuration) -> SettingSummary {
    SettingSummary(key: key, value: configuration[key], isChosen: configuration.isChosen(key))
  }
}
