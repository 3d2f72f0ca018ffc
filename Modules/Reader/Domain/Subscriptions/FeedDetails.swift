public import CoreDomain

/// What a feed says of itself, for the list of subscriptions.
public struct FeedDetails: Hashable, Sendable {
  /// The title; nil when the known one stays.
  public let title: String?
  /// The website, for a subscription without one; nil when the feed names none, and when the list has one.
  public let site: WebURL?

  public init(title: String? = nil, site: WebURL? = nil) {
    self.title = title
    self.site = site
  }

  /// The details that have to be stored; nil when nothing changes.
  var ifAny: FeedDetails? { title == nil && site == nil ? nil : self }
}

extension SubscriptionRepository {
  /// Records what feeds say of themselves. A list that cannot be written, such as one that another program generates, is no error because of websites
  /// alone: a refresh must not fail for what no reader needs. Titles of feeds in another list are recorded without them.
  func record(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    guard !details.isEmpty else { return }
    do throws(ReaderError) { try await recordFeedDetails(details) } catch {
      let titled = details.filter { $0.value.title != nil }
      guard titled.count < details.count else { throw error }
      if !titled.isEmpty { try await recordFeedDetails(titled) }
    }
  }
}
