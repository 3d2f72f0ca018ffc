package import CoreDomain

extension SettingKey {
  /// A setting whose value is a URL.
  package static let sampleURL = url("sample.url", standard: .sample("https://example.org/standard"))
}
