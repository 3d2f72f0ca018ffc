public import CoreDomain

extension SettingKey {
  /// The URL that serves quotes.
  public static let quoteURL = url("quote.url", standard: WebURL(host: "api.quotable.io", path: "/random"))
}

extension Configuration {
  /// The URL that serves quotes.
  public var quoteURL: WebURL { url(.quoteURL) }
}
