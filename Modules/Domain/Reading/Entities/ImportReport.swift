/// What an import came to.
public struct ImportReport: Hashable, Sendable {
  /// The subscriptions that were added.
  public let added: [Subscription]
  /// How many of the list's feeds were followed already.
  public let alreadyThere: Int
  /// The entries that are no feed that can be followed.
  public let refused: [Outline.Refused]
  /// What the list sets for feeds that were added and is not taken over (`FeedSettings.sanitizedForImport`), each setting once.
  public let settingsLeftOut: [FeedSettings.Key]

  /// Makes a report.
  public init(added: [Subscription], alreadyThere: Int, refused: [Outline.Refused], settingsLeftOut: [FeedSettings.Key] = []) {
    self.added = added
    self.alreadyThere = alreadyThere
    self.refused = refused
    self.settingsLeftOut = settingsLeftOut
  }
}
