public import CoreDomain

/// A server that fetches the feeds. A watch makes contacts with it, while it is used, in place of requests for single feeds.
public struct WatchedServer: Sendable {
  /// Whether the server is used. This may change at any time.
  let isUsed: @Sendable () async throws(ReaderError) -> Bool
  let refresh: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError>
  private let delay: @Sendable (ClosedRange<Int>) -> Int

  /// The minimum time between the beginnings of two contacts, in seconds: a server fetches a feed a few times an hour at most.
  static let secondsBetweenContacts = 15 * 60
  /// The maximum additional delay in seconds. It is chosen by chance, so that the devices of many users do not meet at the server.
  static let maximumDelaySeconds = 60

  /// `delay` returns a random number in the range.
  public init(
    isUsed: @escaping @Sendable () async throws(ReaderError) -> Bool,
    refresh: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError>, delay: @escaping @Sendable (ClosedRange<Int>) -> Int
  ) {
    self.isUsed = isUsed
    self.refresh = refresh
    self.delay = delay
  }

  /// The time until the contact after one that begins.
  func secondsUntilNextContact() -> Int { Self.secondsBetweenContacts + delay(0...Self.maximumDelaySeconds) }
}
