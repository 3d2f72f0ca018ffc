public import CoreDomain

extension SettingKey {
  /// Whether links that the user follows are without the parameters that tell sites where readers come from. By default, they are.
  public static let cleanLinks = word("links.clean", among: ["yes", "no"], defaultValue: "yes")
}

extension Configuration {
  /// Whether links that the user follows lose their tracking parameters (`WebURL.withoutTracking`).
  public var cleansLinks: Bool { words(.cleanLinks) != ["no"] }
}
