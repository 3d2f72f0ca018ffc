public import CoreDomain

/// The hosts in back-off, according to their responses to requests for any feed (RFC 6585 section 4, RFC 9110 section 15.6.4). A server
/// addresses "too many requests" to a program, not to a feed.
public struct HostBackoff: Hashable, Sendable {
  private var hostBackoffs: [String: HostBackoffEntry] = [:]

  /// The back-off in minutes for all feeds of a host that names no time. The feed that got the response backs off longer when it fails
  /// again. One broken URL must not block a whole host.
  private static let minutesWithoutWord = 60

  public init() {}

  /// Collects the stored back-offs that still apply. Unfollowed feeds count too, because a server does not know who
  /// follows its feeds.
  public init(_ subscriptions: [Subscription], fetchStates: [FeedID: FetchState], at now: Timestamp) {
    let hosts = Dictionary(subscriptions.map { ($0.id, $0.requestURL.host) }, uniquingKeysWith: { first, _ in first })
    for (feed, fetchState) in fetchStates {
      guard let host = fetchState.busyHost ?? hosts[feed], let wait = Self.wait(after: fetchState, ofHost: host) else { continue }
      if RefreshPolicy.isWaiting(until: wait.until, since: fetchState.lastTried, now: now) { note(wait) }
    }
  }

  /// The back-off of the URL's host; nil when the host is not in back-off.
  public func wait(for url: WebURL) -> HostBackoffEntry? { wait(ofHost: url.host) }

  /// The back-off of a host; nil when the host is not in back-off.
  func wait(ofHost host: String) -> HostBackoffEntry? { hostBackoffs[host] }

  /// Adds the back-off that a new fetch state implies.
  public mutating func note(_ fetchState: FetchState, of subscription: Subscription) {
    if let wait = Self.wait(after: fetchState, ofHost: fetchState.busyHost ?? subscription.requestURL.host) { note(wait) }
  }

  private static func wait(after fetchState: FetchState, ofHost host: String) -> HostBackoffEntry? {
    guard fetchState.problem?.isOfTheWholeServer == true else { return nil }
    if let notBefore = fetchState.notBefore { return HostBackoffEntry(host: host, until: notBefore, isAskedFor: true) }
    return fetchState.lastTried.map { HostBackoffEntry(host: host, until: $0.adding(minutes: minutesWithoutWord), isAskedFor: false) }
  }

  /// Keeps the more important back-off. A time that the server named wins over an estimated one; otherwise the later time wins.
  private mutating func note(_ wait: HostBackoffEntry) {
    let known = hostBackoffs[wait.host]
    if let known, (known.isAskedFor ? 1 : 0, known.until) >= (wait.isAskedFor ? 1 : 0, wait.until) { return }
    hostBackoffs[wait.host] = wait
  }
}

/// The back-off of a host, for all of its feeds.
public struct HostBackoffEntry: Hashable, Sendable {
  public let host: String
  /// When the back-off ends.
  public let until: Timestamp
  /// Whether the server named the time (`Retry-After`). Otherwise it only reported overload.
  public let isAskedFor: Bool

  public init(host: String, until: Timestamp, isAskedFor: Bool) {
    self.host = host
    self.until = until
    self.isAskedFor = isAskedFor
  }
}
