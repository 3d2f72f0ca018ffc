import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The texts for settings of feeds that are refused, not sent or without effect.
public enum FeedSettingWording {
  /// The sentences for each setting that is not sent or has no effect.
  public static func problems(of subscription: Subscription) -> [MessageText] { withheld(subscription) + ignored(subscription) }

  /// A sentence for each setting that is not sent, because the feed has another origin since it was set.
  private static func withheld(_ subscription: Subscription) -> [MessageText] {
    subscription.withheldSecrets.map { key, origin in
      let withheld = "'\(key.rawValue)' was set for \(URLRedaction.shown(origin)) and is not sent to \(WebOrigin(subscription.url).text)"
      return "\(withheld); \(run: "feeds set \(subscription.id) \(key.rawValue)=VALUE") sets it for the new address."
    }
  }

  private static func ignored(_ subscription: Subscription) -> [MessageText] {
    subscription.settings.ignored.map { key, value, error in
      // A wrong limit also replaces the general one, so that nothing is lost.
      let effect = key == .keepArticles || key == .keepDays ? "It removes no article" : "It has no effect"
      let sentence = message(for: error, name: key.rawValue, value: value).sentence
      return "\(sentence) \(effect) until \(run: "feeds set \(subscription.id) \(key.rawValue)=VALUE") corrects it."
    }
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
      case .notYesOrNo: "'\(name)' must be '\(FeedSettingRules.yes)' or '\(FeedSettingRules.no)', not '\(value)'."
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
    case .notALimit:
      "\(LimitWording.example) Starred articles, and those in the feed's document or unread on a feed server, are always kept."
    case .notAHeader: "Such as 'Accept-Language: de'."
    case .notAPath: "Such as /home/me/.feeds."
    case .notATag: "Such as tags=news,linux."
    case .notYesOrNo, .unprintable, .reservedHeader, .secretInProxy: nil
    }
  }
}
