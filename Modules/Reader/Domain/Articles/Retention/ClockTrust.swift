public import CoreDomain

/// Whether the clock may tell the age of articles.
///
/// A clock that is years ahead, once, would make every article too old to be kept. A clock is trusted while it is at most a year beyond the
/// last request under a trusted clock. After that, a server must confirm it: the header field `Date` of a response agrees with it (RFC 9110
/// section 6.6.1).
public struct ClockTrust: Hashable, Sendable {
  /// The last request under a trusted clock; nil when there was no request.
  public private(set) var lastRequest: Timestamp?
  /// Whether the user knows that the clock is not trusted.
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

  /// Notes a request. One under a clock that is not trusted changes nothing.
  mutating func noteRequest(at now: Timestamp) {
    if isTrusted(at: now) { self = ClockTrust(lastRequest: now) }
  }

  /// Notes the date of a response; nil when the server sent none. One that agrees with the clock makes the clock trusted.
  mutating func noteResponse(dated date: Timestamp?, at now: Timestamp) {
    guard let date, !isTrusted(at: now), abs(now.minutes(since: date)) <= Self.toleranceMinutes else { return }
    self = ClockTrust(lastRequest: now)
  }

  /// The retention for a feed that was just received, without its limit of age unless the clock is trusted. A server whose date is years
  /// off does not confirm the age of its articles either.
  /// - Parameter date: the date of the response; nil when the server sent none.
  func limiting(_ retention: Retention, receivedWith date: Timestamp?, at now: Timestamp) -> Retention {
    let isPlausible = date.map { abs(now.minutes(since: $0)) <= Self.yearMinutes } ?? true
    return isTrusted(at: now) && isPlausible ? retention : Retention(maximumArticles: retention.maximumArticles)
  }
}
