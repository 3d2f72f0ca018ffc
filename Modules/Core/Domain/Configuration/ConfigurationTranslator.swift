/// Converts a configuration into the models of the presentation layer.
enum ConfigurationTranslator {
  static func summary(of key: SettingKey, in configuration: Configuration) -> SettingSummary {
    SettingSummary(key: key, value: configuration[key], isChosen: configuration.isChosen(key))
  }
}
