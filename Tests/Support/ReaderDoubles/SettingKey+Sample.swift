public import CoreDomain
import ReaderDomain

extension SettingKey {
  public static let firstURL = url("first.url", standard: WebURL(host: "example.org", path: "/first"))
  public static let secondURL = url("second.url", standard: WebURL(host: "example.org", path: "/second"))
}

extension [SettingKey] {
  /// A setting of each kind.
  public static let samples: [SettingKey] = [.firstURL, .secondURL, .keepArticles, .keepDays]
}
