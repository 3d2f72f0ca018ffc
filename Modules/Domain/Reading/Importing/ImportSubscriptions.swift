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

/// The result of an OPML import.
public struct ImportReport: Hashable, Sendable {
  /// The subscriptions that were added.
  public let added: [Subscription]
  /// The number of listed feeds that were followed already.
  public let alreadyThere: Int
  /// The entries that are not feeds on the web.
  public let refused: [Outline.Refused]
  /// The settings of added feeds that were not imported (`FeedSettings.sanitizedForImport`), each setting once.
  public let settingsLeftOut: [FeedSettings.Key]

  public init(added: [Subscription], alreadyThere: Int, refused: [Outline.Refused], settingsLeftOut: [FeedSettings.Key] = []) {
    self.added = added
    self.alreadyThere = alreadyThere
    self.refused = refused
    self.settingsLeftOut = settingsLeftOut
  }
}

/// A line of Newsboat's list that is left out.
public struct SkippedLine: Hashable, Sendable {
  /// The line number, from 1.
  public let number: Int
  /// The text in place of a URL. It may contain a password.
  public let text: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The line names a program whose output would be the feed. Strata never runs a command from a list.
    case command
    /// The line names a filter program for a feed.
    case filter
    /// The text is not a valid web URL.
    case badURL(WebURL.ParseError)
  }

  public init(number: Int, text: String, reason: Reason) {
    self.number = number
    self.text = text
    self.reason = reason
  }
}
