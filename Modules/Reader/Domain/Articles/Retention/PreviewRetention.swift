public import CoreDomain

/// Counts the articles that the next refreshes would remove if a general retention setting had another value. Changes nothing.
public struct PreviewRetention: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let configuration: any ConfigurationRepository
  private let now: CurrentTime

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, configuration: any ConfigurationRepository,
    now: @escaping CurrentTime
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.configuration = configuration
    self.now = now
  }

  /// - Throws: `configuration` for an unknown setting and for a value that it does not accept.
  public func callAsFunction(_ change: SettingChange) async throws(ReaderError) -> RetentionPreview {
    let (key, value, general) = try await changed(change)
    let moment = now()
    var (expired, feeds) = (0, 0)
    for subscription in try await subscriptions.all() {
      let retention = RetentionRules.retention(of: subscription.settings, general: general)
      guard retention != .everything else { continue }
      let stored = try await articles.articles(matching: .everything, in: [subscription.id])
      let removed = RetentionRules.expired(among: stored, keeping: retention, at: moment).count
      expired += removed
      if removed > 0 { feeds += 1 }
    }
    return RetentionPreview(key: key, value: value, expired: expired, feeds: feeds)
  }

  private func changed(_ change: SettingChange) async throws(ReaderError) -> (SettingKey, SettingValue, Retention) {
    do throws(ConfigurationError) {
      let (key, value) = try change.parsed(for: RetentionRules.settings)
      let other: SettingKey = key == .keepDays ? .keepArticles : .keepDays
      let configuration = try await configuration.configuration().requiring(other).setting(key, to: value)
      return (key, .limit(configuration.limit(key)), configuration.retention)
    } catch {
      throw .configuration(error)
    }
  }
}

/// The articles that the next refreshes would remove.
public struct RetentionPreview: Hashable, Sendable {
  public let key: SettingKey
  public let value: SettingValue
  /// The number of articles that would expire. Those that are still in their feed's document, or unread on a feed
  /// server, are kept, so fewer may be removed.
  public let expired: Int
  /// The number of feeds that these articles belong to.
  public let feeds: Int

  public init(key: SettingKey, value: SettingValue, expired: Int, feeds: Int) {
    self.key = key
    self.value = value
    self.expired = expired
    self.feeds = feeds
  }
}
