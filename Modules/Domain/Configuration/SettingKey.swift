/// What a person can set, by the names that are typed and stored.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  /// The address that answers with a quote.
  case quoteAddress = "quote.url"
  /// The address below which pictures are asked for.
  case pictureAddress = "picture.url"

  /// The value for those who set none.
  public var standard: WebAddress {
    switch self {
    case .quoteAddress: WebAddress(host: "api.quotable.io", path: "/random")
    case .pictureAddress: WebAddress(host: "cataas.com", path: "")
    }
  }
}
