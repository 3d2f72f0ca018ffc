/// A permanent redirect of a feed's address, as it has been seen so far.
public struct PendingRedirect: Hashable, Sendable {
  /// Where it leads.
  public let target: WebURL
  /// When it was last seen on a day on which it had not been seen before.
  public let lastSeen: Timestamp
  /// On how many different days it was seen in a row.
  public let days: Int

  /// Makes a sighting.
  public init(target: WebURL, lastSeen: Timestamp, days: Int = 1) {
    self.target = target
    self.lastSeen = lastSeen
    self.days = days
  }
}
