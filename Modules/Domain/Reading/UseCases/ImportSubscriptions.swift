/// Follows all feeds of a list that comes from elsewhere. What the list sets for a feed is taken over as far as it is of no consequence.
public struct ImportSubscriptions: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let visits: any VisitRepository
  private let outlines: any OutlineRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, visits: any VisitRepository, outlines: any OutlineRepository) {
    self.subscriptions = subscriptions
    self.visits = visits
    self.outlines = outlines
  }

  public func callAsFunction(_ place: DocumentPlace) async throws(ReadingError) -> ImportReport {
    let outline = try await outlines.read(from: place)
    let wanted = outline.subscriptions.map { subscription in
      var subscription = subscription
      subscription.settings = subscription.settings.fromElsewhere
      return subscription
    }
    let known = KnownFeeds(try await visits.all())
    let added = try await subscriptions.add(known.identified(wanted, among: try await subscriptions.all()))
    return ImportReport(
      added: added, alreadyThere: outline.subscriptions.count - added.count, refused: outline.refused,
      settingsLeftOut: Self.settingsLeftOut(of: outline, adding: Set(added.map(\.address))))
  }

  private static func settingsLeftOut(of outline: Outline, adding added: Set<WebAddress>) -> [FeedSettings.Key] {
    let given = outline.subscriptions.filter { added.contains($0.address) }.map(\.settings)
    return FeedSettings.Key.allCases.filter { key in given.contains { $0[key] != nil && $0.fromElsewhere[key] == nil } }
  }
}
