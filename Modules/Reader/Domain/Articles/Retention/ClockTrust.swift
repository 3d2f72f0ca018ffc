public import CoreDomain

/// Whether the clock is reliable enough to compute the age of articles.
///
/// A clock that is years ahead, even once, would make every article too old to be kept. So a clock is trusted only until a year after the
/// last request under a trusted clock. After that, a server must confirm it, with a response whose header field `Date` agrees with it (RFC
/// 9110 section 6.6.1).
public struct ClockTrust: Hashable, Sendable {
  /// The last request under a trusted clock; nil when there was no request.
  public private(set) var lastRequest: Timestamp?
  /// Whether the user has been told that the clock is not trusted.
  public var isReported: Bool

  /// The longest plausible time without a request, in minutes: a year.
  private static let yearMinutes = 366 * 24 * 60
  /// The largest difference between two clocks that agree, in minutes: a day. A response may come from a cache.
  private static let toleranceMinutes = 24 * 60

  public init(lastRequest: Timestamp?, isReported: Bool = false) {
    self.lastRequest = lastRequest
    self.isReported = isReported
  }

  public func isTrusted(at now: Timestamp) -> Bool {
    lastRequest.map { now <= $0.adding(minutes: Self.yearMinutes) } ?? true
  }

  /// Records a request. Under a clock that is not trusted, this changes nothing.
  mutating func noteRequest(at now: Timestamp) {
    if isTrusted(at: now) { self = ClockTrust(lastRequest: now) }
  }

  /// Records the date of a response; nil when the server sent none. A date that agrees with the clock makes the clock trusted.
  mutating func noteResponse(dated date: Timestamp?, at now: Timestamp) {
    guard let date, !isTrusted(at: now), abs(now.minutes(since: date)) <= Self.toleranceMinutes else { return }
    self = ClockTrust(lastRequest: now)
  }

  /// The retention for a feed that was just received. Its age limit is removed unless the clock is trusted, and also when the server's date
  /// is years off, because then the dates of its articles are not reliable either.
  /// - Parameter date: the date of the response; nil when the server sent none.
  func limiting(_ retention: Retention, receivedWith date: Timestamp?, at now: Timestamp) -> Retention {
    let isPlausible = date.map { abs(now.minutes(since: $0)) <= Self.yearMinutes } ?? true
    return isTrusted(at: now) && isPlausible ? retention : Retention(maximumArticles: retention.maximumArticles)
  }
}
