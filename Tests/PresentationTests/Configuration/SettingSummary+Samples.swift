import Domain
import DomainDoubles

extension SettingSummary {
  static let chosen = SettingSummary(key: .quoteAddress, value: .address(.sample("https://example.org/random")), isChosen: true)
  static let standard = SettingSummary(key: .pictureAddress, value: SettingKey.pictureAddress.standard, isChosen: false)
}
