import CoreDomain

/// The rules for the settings of a feed.
public enum FeedSettingRules {
  /// The allowed intervals in minutes. No setting makes requests more frequent than is polite. Intervals above thirty days make no sense.
  public static let minutes = RefreshInterval.standardMinutes...30 * 24 * 60
  /// The maximum length of a value in bytes. A longer value is a mistake, and servers refuse it.
  public static let maximumCharacters = 1000
  /// The proxy schemes that libcurl supports. With `socks5h` and `socks4a`, the proxy resolves the host name.
  public static let proxySchemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// The names that a user can set: the title, the folder and the tags, which every feed may have, and the settings.
  public static let names = [title, folder, tags] + FeedSettings.Key.allCases.map(\.rawValue)
  public static let title = "title"
  /// The values of a setting that is on or off.
  public static let yes = "yes"
  public static let no = "no"
  public static let folder = "folder"
  public static let tags = "tags"

  /// Notes an assignment in the change of a subscription.
  static func note(
    _ assignment: FeedSettingsChange.Assignment, in change: inout SubscriptionChange, of subscription: Subscription
  ) throws(FeedSettingError) {
    let text = (assignment.value ?? "").trimmingWhitespace()
    switch assignment.name {
    case title:
      try checkText(text)
      change.title = text
    case folder:
      try checkText(text)
      change.folder = FolderPath(text)
    case tags:
      do throws(TagNameError) { change.tags = try TagName.list(text) } catch { throw .notATag(error) }
    default:
      let before = change.settings ?? subscription.keptSettings
      let after = try settings(before, setting: assignment.name, to: assignment.value)
      // The assignment took the origin away from a secret that it sets: the user sets it for the feed's present URL.
      change.settings = after.keepingOrigins(WebOrigin(subscription.url))
    }
  }

  /// Returns the settings with one value changed.
  /// - Parameters:
  ///   - settings: the current settings of the feed.
  ///   - name: the name of the setting, as typed.
  ///   - text: the new value; nil removes the setting.
  public static func settings(
    _ settings: FeedSettings, setting name: String, to text: String?
  ) throws(FeedSettingError) -> FeedSettings {
    guard let key = FeedSettings.Key(rawValue: name) else { throw .unknown }
    var settings = settings
    let value = text?.trimmingWhitespace()
    if let value { try check(value, for: key) }
    settings[key] = value
    return settings
  }

  static func check(_ text: String, for key: FeedSettings.Key) throws(FeedSettingError) {
    try checkText(text)
    switch key {
    case .interval: guard let number = Int(text), minutes.contains(number) else { throw .notMinutes }
    case .agent: break
    case .header: try checkHeader(text)
    case .credentials: guard text.hasPrefix("/") else { throw .notAPath }
    case .proxy: try checkProxy(text)
    case .keepArticles:
      guard SettingValue.limit(text, in: RetentionRules.articles) != nil else { throw .notALimit(RetentionRules.articles) }
    case .fullText: guard [yes, no].contains(text) else { throw .notYesOrNo }
    case .keepDays: guard SettingValue.limit(text, in: RetentionRules.days) != nil else { throw .notALimit(RetentionRules.days) }
    }
  }

  private static func checkText(_ text: String) throws(FeedSettingError) {
    guard text.utf8.count <= maximumCharacters, text.withoutControls == text else { throw .unprintable }
  }

  private static func checkProxy(_ text: String) throws(FeedSettingError) {
    guard let scheme = text.firstRange(of: "://"), proxySchemes.contains(text[..<scheme.lowerBound].lowercased()) else { throw .notAProxy }
    let rest = text[scheme.upperBound...]
    guard !rest.contains("@") else { throw .secretInProxy }
    guard let first = rest.first, !"/:".contains(first), !rest.contains(" ") else { throw .notAProxy }
  }
}
