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
