import CoreDomain
import CoreDoubles

extension SettingSummary {
  static let chosenURL = SettingSummary(key: .sampleURL, value: .url(.sample("https://example.org/random")), isChosen: true)
  static let standardURL = SettingSummary(key: .sampleURL, value: SettingKey.sampleURL.standard, isChosen: false)
}
