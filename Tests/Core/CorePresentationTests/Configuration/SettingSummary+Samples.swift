import CoreDomain
import CoreDoubles

extension SettingSummary {
  static let chosenURL = SettingSummary(key: .sampleURL, value: .url(.sample("https://example.org/random")), isSetByUser: true)
  static let defaultURL = SettingSummary(key: .sampleURL, value: SettingKey.sampleURL.defaultValue, isSetByUser: false)
}
