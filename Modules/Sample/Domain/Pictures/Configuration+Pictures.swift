public import CoreDomain

extension SettingKey {
  /// The base URL of the picture server.
  public static let pictureURL = url("picture.url", standard: WebURL(host: "cataas.com", path: ""))
}

extension Configuration {
  /// The base URL of the picture server.
  public var pictureURL: WebURL { url(.pictureURL) }
}
