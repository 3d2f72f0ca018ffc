import Domain
import DomainDoubles

extension SettingSummary {
  static let chosen = SettingSummary(key: .quoteURL, value: .url(.sample("https://example.org/random")), isChosen: true)
  static let standard = SettingSummary(key: .quoteURL, value: SettingKey.quoteURL.standard, isChosen: false)
}
