/// The person's settings: those that were chosen, and the standard ones for the rest.
public struct Configuration: Hashable, Sendable {
  static let standardQuoteURL = WebURL(host: "api.quotable.io", path: "/random")
  static let standardPictureURL = WebURL(host: "cataas.com", path: "")

  private let chosen: [SettingKey: SettingValue]

  /// Makes a configuration of what was chosen.
  public init(_ chosen: [SettingKey: SettingValue] = [:]) {
    self.chosen = chosen
  }

  /// The value of a setting.
  public subscript(key: SettingKey) -> SettingValue { chosen[key] ?? key.standard }

  /// Whether the person chose the value.
  public func isChosen(_ key: SettingKey) -> Bool { chosen[key] != nil }

  /// The address that answers with a quote.
  public var quoteURL: WebURL {
    if case .url(let url) = self[.quoteURL] { url } else { Self.standardQuoteURL }
  }

  /// The address below which pictures are asked for.
  public var pictureURL: WebURL {
    if case .url(let url) = self[.pictureURL] { url } else { Self.standardPictureURL }
  }

  /// How long articles are kept of feeds for which nothing else is set.
  public var retention: Retention { Retention(mostArticles: limit(.keepArticles), mostDays: limit(.keepDays)) }

  private func limit(_ key: SettingKey) -> Int? {
    if case .limit(let number) = self[key] { number } else { nil }
  }
}
