/// What a person has set for one feed alone, as texts: what stands in the list of subscriptions may have been written by hand.
///
/// What cannot be used fails when the feed is asked for. It is not passed over: without the proxy that somebody wanted, the server would see them.
public struct FeedSettings: Hashable, Sendable {
  /// What can be set, by the names that are typed and stored.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The minutes that pass between two questions at least.
    case interval
    /// The name by which the program introduces itself.
    case agent
    /// A header field that goes along, as `Name: value`. It goes to whomever the server redirects to as well, so it is no place for a secret.
    case header
    /// The file that holds a name and a password for the server.
    case credentials
    /// The proxy to ask through, as an address.
    case proxy
    /// How many articles are kept at most, or `all`.
    case keepArticles = "keep-articles"
    /// For how many days articles are kept at most, or `all`.
    case keepDays = "keep-days"
  }

  /// Nothing is set.
  public static let none = FeedSettings()

  private var texts: [Key: String]

  /// Makes settings.
  public init(_ texts: [Key: String] = [:]) {
    self.texts = texts
  }

  /// The text of a setting; nil when it is not set.
  public subscript(key: Key) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The minutes between two questions at least, if they are set and make sense.
  public var intervalMinutes: Int? {
    texts[.interval].flatMap { Int($0) }.flatMap { FeedSettingRules.minutes.contains($0) ? $0 : nil }
  }

  /// The same without what somebody else must not decide: whom to send what, and through whom, and what to throw away. A list from elsewhere could
  /// have a password sent to a server of its author's choice.
  public var sanitizedForImport: FeedSettings {
    FeedSettings(texts.filter { [.interval, .agent].contains($0) && $1.utf8.count <= FeedSettingRules.mostCharacters })
  }
}
