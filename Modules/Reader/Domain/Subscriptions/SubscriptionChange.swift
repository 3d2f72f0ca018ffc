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
  func without(_ subscription: Subscription) -> SubscriptionChange {
    let isSameTitle = title.map { Subscription.ownTitle($0, at: subscription.url) == subscription.ownTitle } ?? true
    return SubscriptionChange(
      title: isSameTitle ? nil : title, folder: folder == subscription.folder ? nil : folder,
      tags: tags == subscription.tags ? nil : tags,
      settings: settings == subscription.settings || settings == subscription.keptSettings ? nil : settings)
  }
}
