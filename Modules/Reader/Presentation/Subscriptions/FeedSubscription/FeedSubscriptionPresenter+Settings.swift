import CoreDomain
import CoreScenes
import ReaderDomain

/// The texts for the title, the folder and the settings of one feed.
extension FeedSubscriptionPresenter {
  /// The settings of a feed, one line for each setting. The title is one if it is the user's own.
  nonisolated static func settingLines(for subscription: Subscription) -> [String] {
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
  nonisolated static func settingRecord(of subscription: Subscription) -> ExportedRecord {
    ExportedRecord(
      [.init("id", .text(subscription.id.text)), .init("title", .text(subscription.title))]
        + FeedSettings.Key.allCases.map { .init(fieldName($0), value(of: $0, in: subscription.settings)) }
        + [
          .init("own_title", .text(orNull: subscription.ownTitle)), .init("folder", .text(subscription.folder.text)),
          .init("tags", .texts(subscription.tags.map(\.text))),
        ])
  }

  private nonisolated static func fieldName(_ key: FeedSettings.Key) -> String { String(key.rawValue.map { $0 == "-" ? "_" : $0 }) }

  private nonisolated static func value(of key: FeedSettings.Key, in settings: FeedSettings) -> ExportedValue {
    switch key {
    case .interval: .number(orNull: settings.intervalMinutes)
    case .keepArticles, .keepDays: settings[key].flatMap { Int($0) }.map { .number($0) } ?? .text(orNull: settings[key])
    case .agent, .header, .credentials, .proxy, .fullText: .text(orNull: settings[key])
    }
  }

  /// The notice that the feed's own title is not known yet; nil when it is known or not shown.
  nonisolated static func untitled(_ subscription: Subscription) -> Message? {
    guard subscription.ownTitle == nil, subscription.feedTitle == nil else { return nil }
    return Message(.notice, "The feed's own title is not known yet.", hint: "The next refresh of the feed brings it.")
  }
}
