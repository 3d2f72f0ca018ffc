/// The settings of one feed, stored as texts because users may edit the list of subscriptions by hand.
///
/// A request fails when a setting that it obeys is unusable. The setting is not ignored: without the chosen proxy, the server would see the
/// user's network address. The settings of no request are `ignored`, and reported.
public struct FeedSettings: Hashable, Sendable {
  /// The settings of a feed. The raw value is the name that is typed and stored.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The minimum number of minutes between two requests.
    case interval
    /// The `User-Agent` of requests.
    case agent
    /// A header field of requests, as `Name: value`. It may be a key, so it goes only to the origin that it was set for.
    case header
    /// The file that contains a user name and a password for the server.
    case credentials
    /// The URL of the proxy for requests.
    case proxy
    /// The maximum number of kept articles, or `all`.
    case keepArticles = "keep-articles"
    /// The maximum age of kept articles in days, or `all`.
    case keepDays = "keep-days"
    /// Whether a refresh fetches the pages of new articles: `yes` or `no`.
    case fullText = "full-text"

    /// The settings that make requests carry a secret.
    public static let secrets: [Key] = [.header, .credentials]
    /// The settings that an imported file may set. With headers, credentials or a proxy, it could send a password to a server of its
    /// author's choice.
    public static let importable: [Key] = [.interval, .agent]
    /// The settings that no request obeys.
    static let ofNoRequest: [Key] = [.interval, .keepArticles, .keepDays, .fullText]
  }

  public static let none = FeedSettings()

  private var texts: [Key: String]
  /// The origins (`WebOrigin`) for which the secrets were set, as stored.
  public private(set) var origins: [Key: String]

  public init(_ texts: [Key: String] = [:], origins: [Key: String] = [:]) {
    self.texts = texts
    self.origins = origins.filter { texts[$0.key] != nil && Key.secrets.contains($0.key) }
  }

  /// The text of a setting; nil when it is not set.
  public subscript(key: Key) -> String? {
    get { texts[key] }
    set {
      texts[key] = newValue
      origins[key] = nil
    }
  }

  /// A copy in which the secrets without a stored origin belong to `origin`.
  func keepingOrigins(_ origin: @autoclosure () -> WebOrigin) -> FeedSettings {
    let lacking = Key.secrets.filter { texts[$0] != nil && origins[$0] == nil }
    guard !lacking.isEmpty else { return self }
    let origin = origin().text
    return FeedSettings(texts, origins: origins.merging(lacking.map { ($0, origin) }) { kept, _ in kept })
  }

  /// A copy with what only `other` has. Secrets keep their origins.
  func filled(from other: FeedSettings) -> FeedSettings {
    let added = other.texts.filter { texts[$0.key] == nil }
    return FeedSettings(
      texts.merging(added) { own, _ in own },
      origins: origins.merging(other.origins.filter { added[$0.key] != nil }) { own, _ in own })
  }

  /// The settings that have no effect because their values are unusable, with the reasons. The feed is still fetched.
  public var ignored: [(key: Key, value: String, error: FeedSettingError)] {
    Key.ofNoRequest.compactMap { key in
      guard let text = texts[key] else { return nil }
      do throws(FeedSettingError) {
        try FeedSettingRules.check(text, for: key)
        return nil
      } catch {
        return (key, text, error)
      }
    }
  }

  /// The minimum number of minutes between two requests; nil when it is not set or not valid.
  public var intervalMinutes: Int? {
    texts[.interval].flatMap { Int($0) }.flatMap { FeedSettingRules.minutes.contains($0) ? $0 : nil }
  }

  /// Whether a refresh fetches the pages of new articles. Only the exact word counts in a file that is edited by hand.
  var fetchesFullText: Bool { texts[.fullText] == FeedSettingRules.yes }

  /// A copy with the settings that an imported file may set, without those with a value that no user could set. With such a value, every
  /// request would fail.
  public var sanitizedForImport: FeedSettings {
    Key.importable.reduce(FeedSettings.none) { settings, key in
      guard let text = texts[key] else { return settings }
      return (try? FeedSettingRules.settings(settings, setting: key.rawValue, to: text)) ?? settings
    }
  }
}
