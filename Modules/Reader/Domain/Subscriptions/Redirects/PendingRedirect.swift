public import CoreDomain

/// A permanent redirect of a feed that is not applied yet.
public struct PendingRedirect: Hashable, Sendable {
  public let target: WebURL
  /// The first time that the redirect was seen on the latest day of `days`.
  public let lastSeen: Timestamp
  /// The number of different days in a row on which the redirect was seen.
  public let days: Int

  public init(target: WebURL, lastSeen: Timestamp, days: Int = 1) {
    self.target = target
    self.lastSeen = lastSeen
    self.days = days
  }
}
