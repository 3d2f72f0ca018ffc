/// Changes the settings of one feed. When one value is invalid, nothing changes.
public struct ConfigureFeed: UseCase {
  private let subscriptions: any SubscriptionRepository

  public init(subscriptions: any SubscriptionRepository) {
    self.subscriptions = subscriptions
  }

  public func callAsFunction(_ change: FeedSettingsChange) async throws(ReadingError) -> Subscription {
    let subscription = try change.feed.resolve(in: try await subscriptions.all())
    var settings = subscription.settings
    for assignment in change.assignments {
      do throws(FeedSettingError) {
        settings = try FeedSettingRules.settings(settings, setting: assignment.name, to: assignment.value)
      } catch {
        throw .badFeedSetting(name: assignment.name, value: assignment.value ?? "", error)
      }
    }
    guard settings != subscription.settings else { return subscription }
    guard let configured = try await subscriptions.configure(subscription.id, settings) else { throw .feedNotFound(change.feed) }
    return configured
  }
}
