public import CoreDomain

/// Changes the title, the folder, the tags and the settings of one feed. When one value is invalid, nothing changes.
public struct ConfigureFeed: UseCase {
  private let subscriptions: any SubscriptionRepository

  public init(subscriptions: any SubscriptionRepository) {
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_ change: FeedSettingsChange) async throws(ReaderError) -> Subscription {
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
