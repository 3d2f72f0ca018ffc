/// Follows all feeds of an OPML list. Only the harmless settings of the list are imported (`FeedSettings.sanitizedForImport`).
public struct ImportSubscriptions: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let outlines: any OutlineRepository

  public init(subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, outlines: any OutlineRepository) {
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.outlines = outlines
  }

  public func callAsFunction(_ place: FileLocation) async throws(ReadingError) -> ImportReport {
    let outline = try await outlines.read(from: place)
    let wanted = outline.subscriptions.map { subscription in
      var subscription = subscription
      subscription.settings = subscription.settings.sanitizedForImport
      return subscription
    }
    let known = KnownFeeds(try await fetchStates.all())
    let added = try await subscriptions.add(known.identified(wanted, among: try await subscriptions.all()))
    return ImportReport(
      added: added, alreadyThere: outline.subscriptions.count - added.count, refused: outline.refused,
      settingsLeftOut: Self.settingsLeftOut(of: outline, adding: Set(added.map(\.url))))
  }

  private static func settingsLeftOut(of outline: Outline, adding added: Set<WebURL>) -> [FeedSettings.Key] {
    let given = outline.subscriptions.filter { added.contains($0.url) }.map(\.settings)
    return FeedSettings.Key.allCases.filter { key in given.contains { $0[key] != nil && $0.sanitizedForImport[key] == nil } }
  }
}
