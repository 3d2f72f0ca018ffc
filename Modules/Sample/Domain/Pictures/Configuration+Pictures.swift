public import CoreDomain

extension SettingKey {
  /// The base URL of the picture server.
  public static let pictureURL = url("picture.url", standard: Configuration.standardPictureURL)
}

extension Configuration {
  /// The base URL of the picture server.
  public var pictureURL: WebURL { url(.pictureURL) ?? Self.standardPictureURL }

  fileprivate static let standardPictureURL = WebURL(host: "cataas.com", path: "")
}
