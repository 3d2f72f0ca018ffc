public import CoreDomain

/// Changes the title, the folder, the tags and the settings of one feed. When one value is invalid, nothing changes.
public struct ConfigureFeed: UseCase {
  private let subscriptions: any SubscriptionRepository

  public init(subscriptions: any SubscriptionRepository) {
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_ change: FeedSettingsChange) async throws(ReadingError) -> Subscription {
    let subscription = try change.feed.resolve(in: try await subscriptions.all())
    var wanted = SubscriptionChange()
    for assignment in change.assignments {
      do throws(FeedSettingError) {
        try FeedSettingRules.note(assignment, in: &wanted, of: subscription)
      } catch {
        throw .subscription(.badSetting(name: assignment.name, value: assignment.value ?? "", error))
      }
    }
    if let folder = wanted.folder, folder.names.count > FolderPath.deepest { throw .subscription(.folderTooDeep(folder)) }
    let needed = wanted.without(subscription)
    guard needed != SubscriptionChange() else { return subscription }
    guard let configured = try await subscriptions.configure(subscription.id, needed) else {
      throw .subscription(.feedNotFound(change.feed))
    }
    return configured
  }
}

/// A change of a subscription by the user. What is nil stays as it is.
public struct SubscriptionChange: Hashable, Sendable {
  /// The user's own title; empty to show the feed's title again.
  public var title: String?
  public var folder: FolderPath?
  /// All tags of the feed.
  public var tags: [TagName]?
  public var settings: FeedSettings?

  public init(title: String? = nil, folder: FolderPath? = nil, tags: [TagName]? = nil, settings: FeedSettings? = nil) {
    self.title = title
    self.folder = folder
    self.tags = tags
    self.settings = settings
  }

  /// The part that changes something in the subscription.
  fileprivate func without(_ subscription: Subscription) -> SubscriptionChange {
    let isSameTitle = title.map { Subscription.ownTitle($0, at: subscription.url) == subscription.ownTitle } ?? true
    return SubscriptionChange(
      title: isSameTitle ? nil : title, folder: folder == subscription.folder ? nil : folder,
      tags: tags == subscription.tags ? nil : tags,
      settings: settings == subscription.settings || settings == subscription.keptSettings ? nil : settings)
  }
}
