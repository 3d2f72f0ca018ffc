import CoreDomain
import CoreDoubles
import SampleDomain

extension SettingSummary {
  static let chosenURL = SettingSummary(key: .quoteURL, value: .url(.sample("https://example.org/random")), isChosen: true)
  static let standardURL = SettingSummary(key: .quoteURL, value: SettingKey.quoteURL.standard, isChosen: false)
}
