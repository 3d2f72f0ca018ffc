import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The texts for the title, the folder and the settings of one feed.
public enum FeedSettingWording {
  /// The settings of a feed, one line for each setting. The title is one if it is the user's own.
  public static func lines(for subscription: Subscription) -> [String] {
    let places = [
      subscription.ownTitle.map { "\(FeedSettingRules.title)=\($0)" },
      subscription.folder == .top ? nil : "\(FeedSettingRules.folder)=\(subscription.folder.text)",
      subscription.tags.isEmpty ? nil : "\(FeedSettingRules.tags)=\(subscription.tags.map(\.text).joined(separator: ","))",
    ]
    let set =
      places.compactMap(\.self) + FeedSettings.Key.allCases.compactMap { key in subscription.settings[key].map { "\(key.rawValue)=\($0)" } }
    let name = "'\(subscription.title)' (\(subscription.id))"
    return set.isEmpty ? ["No settings for \(name)."] : ["Settings of \(name):"] + set
  }

  /// The settings of a feed for `--json` and `--plain`. Settings without a value are null.
  public static func record(of subscription: Subscription) -> ExportedRecord {
    ExportedRecord(
      [.init("id", .text(subscription.id.text)), .init("title", .text(subscription.title))]
        + FeedSettings.Key.allCases.map { .init(fieldName($0), value(of: $0, in: subscription.settings)) }
        + [
          .init("own_title", .text(orNull: subscription.ownTitle)), .init("folder", .text(subscription.folder.text)),
          .init("tags", .texts(subscription.tags.map(\.text))),
        ])
  }

  private static func fieldName(_ key: FeedSettings.Key) -> String { String(key.rawValue.map { $0 == "-" ? "_" : $0 }) }

  private static func value(of key: FeedSettings.Key, in settings: FeedSettings) -> ExportedValue {
    switch key {
    case .interval: .number(orNull: settings.intervalMinutes)
    case .keepArticles, .keepDays: settings[key].flatMap { Int($0) }.map { .number($0) } ?? .text(orNull: settings[key])
    case .agent, .header, .credentials, .proxy: .text(orNull: settings[key])
    }
  }

  /// A sentence for each setting that is not sent, because the feed has another origin since it was set.
  public static func withheld(_ subscription: Subscription) -> [MessageText] {
    subscription.withheldSecrets.map { key, origin in
      let withheld = "'\(key.rawValue)' was set for \(URLRedaction.shown(origin)) and is not sent to \(WebOrigin(subscription.url).text)"
      return "\(withheld); \(run: "feeds set \(subscription.id) \(key.rawValue)=VALUE") sets it for the new address."
    }
  }

  /// The notice that the feed's own title is not known yet; nil when it is known or not shown.
  public static func untitled(_ subscription: Subscription) -> Message? {
    guard subscription.ownTitle == nil, subscription.feedTitle == nil else { return nil }
    return Message(.notice, "The feed's own title is not known yet.", hint: "The next refresh of the feed brings it.")
  }

  /// The notice that an import dropped settings that an imported file must not control.
  public static func leftOut(_ keys: [FeedSettings.Key]) -> Message {
    Message(
      .notice, "The settings \(ListWording.text(keys.map { "'\($0.rawValue)'" })) in the file were ignored.",
      hint: "If the file is your own, \(run: "feeds set FEED KEY=VALUE") sets them again.")
  }

  /// The message for a feed setting that is refused.
  public static func message(for problem: FeedSettingError, name: String, value: String) -> Message {
    let sentence: MessageText =
      switch problem {
      case .unknown: "A feed has no setting '\(name)'."
      case .notMinutes:
        MessageText(
          "'\(name)' must be a number of minutes from \(FeedSettingRules.minutes.lowerBound) to \(FeedSettingRules.minutes.upperBound), "
            + "not '\(value)'.")
      case .notALimit(let range): MessageText(LimitWording.refusal(of: value, for: name, range))
      case .notATag(let problem): MessageText(TagWording.sentence(for: problem))
      case .unprintable: "The value of '\(name)' is too long or contains control characters."
      case .notAHeader: "'\(name)' must have the form 'Name: value'."
      case .reservedHeader(let field): "The header field '\(field)' cannot be set."
      case .notAPath: "'\(name)' must be the absolute path of a file, not '\(value)'."
      case .notAProxy: "'\(name)' must be the URL of a proxy."
      case .secretInProxy: "A proxy URL must not contain a user name or password, because the subscription list is not secret."
      }
    return Message(.failure, sentence, hint: hint(for: problem))
  }

  private static func hint(for problem: FeedSettingError) -> MessageText? {
    switch problem {
    case .unknown: "The settings are: \(FeedSettingRules.names.joined(separator: ", "))."
    case .reservedHeader(let field) where field.lowercased() == "authorization": "'credentials' names a file with a user name and password."
    case .reservedHeader(let field) where field.lowercased() == "user-agent": "'agent' sets it."
    case .notAProxy: "Such as socks5h://127.0.0.1:9050; the schemes are \(FeedSettingRules.proxySchemes.joined(separator: ", "))."
    case .notMinutes: "Such as 720, for twelve hours."
    case .notALimit: "\(LimitWording.example) Starred articles, and those in the feed's document, are always kept."
    case .notAHeader: "Such as 'Accept-Language: de'."
    case .notAPath: "Such as /home/me/.feeds."
    case .notATag: "Such as tags=news,linux."
    case .unprintable, .reservedHeader, .secretInProxy: nil
    }
  }
}
