/// The user's settings. A setting that the user did not choose has its default value.
public struct Configuration: Hashable, Sendable {
  static let standardQuoteURL = WebURL(host: "api.quotable.io", path: "/random")
  static let standardPictureURL = WebURL(host: "cataas.com", path: "")

  private let chosen: [SettingKey: SettingValue]

  /// - Parameter chosen: the values that the user chose; every other setting keeps its default.
  public init(_ chosen: [SettingKey: SettingValue] = [:]) {
    self.chosen = chosen
  }

  /// The chosen value of a setting, or its default.
  public subscript(key: SettingKey) -> SettingValue { chosen[key] ?? key.standard }

  /// Whether the user chose the value.
  public func isChosen(_ key: SettingKey) -> Bool { chosen[key] != nil }

  /// The URL that serves quotes.
  public var quoteURL: WebURL {
    if case .url(let url) = self[.quoteURL] { url } else { Self.standardQuoteURL }
  }

  /// The base URL of the picture server.
  public var pictureURL: WebURL {
    if case .url(let url) = self[.pictureURL] { url } else { Self.standardPictureURL }
  }

  /// How long articles are kept, for feeds without a setting of their own.
  public var retention: Retention { Retention(mostArticles: limit(.keepArticles), mostDays: limit(.keepDays)) }

  private func limit(_ key: SettingKey) -> Int? {
    if case .limit(let number) = self[key] { number } else { nil }
  }
}
