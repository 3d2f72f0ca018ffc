import CoreDomain

/// A feed, and the subscriptions to join into it: their URLs are other notations of its URL (`WebURL.normalized`).
public struct FeedJoin: Hashable, Sendable {
  /// The feed that stays, before the others are joined into it: the first in the list.
  public let feed: Subscription
  /// The others, in the order of the list.
  public let others: [Subscription]
  /// What the feed takes over.
  public let change: SubscriptionChange
  /// What the feed does not take over of each other feed, by the names that `FeedSettingRules.names` has.
  public let leftOut: [FeedID: [String]]

  /// Unites what the user has set for the feeds. A second folder becomes a tag. The feed takes over a title and settings that it lacks. Of
  /// two limits for articles, the one that keeps more holds, and all articles are kept if only one feed has a limit.
  public init(_ feed: Subscription, _ others: [Subscription]) {
    self.feed = feed
    self.others = others
    var joined = feed
    var foldersLeftOut: Set<FeedID> = []
    for other in others {
      var (change, folderLeftOut) = joined.placement(unitedWith: other)
      if folderLeftOut != nil { foldersLeftOut.insert(other.id) }
      if joined.ownTitle == nil { change.title = other.ownTitle }
      var settings = joined.keptSettings.filled(from: other.keptSettings)
      for key in [FeedSettings.Key.keepArticles, .keepDays] { settings[key] = Self.limit(joined.settings[key], other.settings[key]) }
      change.settings = settings
      joined = joined.changed(change)
    }
    change = SubscriptionChange(
      title: joined.ownTitle == feed.ownTitle ? nil : joined.ownTitle, folder: joined.folder == feed.folder ? nil : joined.folder,
      tags: joined.tags == feed.tags ? nil : joined.tags, settings: joined.settings == feed.settings ? nil : joined.settings)
    leftOut = Dictionary(
      others.map { ($0.id, Self.leftOut(of: $0, in: joined, isFolderLeftOut: foldersLeftOut.contains($0.id))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The joins that make every feed of a list appear once.
  public static func joins(in subscriptions: [Subscription]) -> [FeedJoin] {
    let groups = Dictionary(grouping: subscriptions, by: \.url.normalized)
    return subscriptions.compactMap { feed in
      guard let group = groups[feed.url.normalized], group.count > 1, group[0].id == feed.id else { return nil }
      return FeedJoin(feed, Array(group.dropFirst()))
    }
  }

  /// What gives the joined feed its own values again, as far as nobody has changed them since.
  func reverting(_ joined: Subscription) -> SubscriptionChange {
    let after = feed.changed(change)
    return SubscriptionChange(
      title: change.title != nil && joined.ownTitle == after.ownTitle ? feed.ownTitle ?? "" : nil,
      folder: change.folder != nil && joined.folder == after.folder ? feed.folder : nil,
      tags: change.tags != nil && joined.tags == after.tags ? feed.tags : nil,
      settings: change.settings != nil && joined.keptSettings == after.keptSettings ? feed.settings : nil)
  }

  private static func limit(_ one: String?, _ other: String?) -> String? {
    guard one != other else { return one }
    if let one = one.flatMap({ Int($0) }), let other = other.flatMap({ Int($0) }) { return "\(max(one, other))" }
    return SettingValue.noLimit
  }

  private static func leftOut(of other: Subscription, in joined: Subscription, isFolderLeftOut: Bool) -> [String] {
    let keys = FeedSettings.Key.allCases.filter { key in other.settings[key].map { $0 != joined.settings[key] } ?? false }
    return [
      other.ownTitle != nil && other.ownTitle != joined.ownTitle ? FeedSettingRules.title : nil,
      isFolderLeftOut ? FeedSettingRules.folder : nil, Set(other.tags).isSubset(of: joined.tags) ? nil : FeedSettingRules.tags,
    ].compactMap(\.self) + keys.map(\.rawValue)
  }
}
