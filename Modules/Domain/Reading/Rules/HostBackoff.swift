/// Which servers are left in peace, and until when, by what they answered to any of their feeds (RFC 6585 section 4, RFC 9110 section
/// 15.6.4): "too many requests" is said to a person's program, not to a feed.
public struct HostBackoff: Hashable, Sendable {
  private var hostBackoffs: [String: HostBackoffEntry] = [:]

  /// How long, in minutes, all feeds wait for a server that names no time. The one that it was asked for rests longer when it fails again; one
  /// broken address must not keep a whole server unread.
  private static let minutesWithoutWord = 60

  /// Nobody waits for any server.
  public init() {}

  /// Collects what is remembered and still holds, of feeds that nobody follows any more too: a server does not know who does.
  public init(_ subscriptions: [Subscription], fetchStates: [FeedID: FetchState], at now: Timestamp) {
    let hosts = Dictionary(subscriptions.map { ($0.id, $0.url.host) }, uniquingKeysWith: { first, _ in first })
    for (feed, fetchState) in fetchStates {
      guard let host = fetchState.busyHost ?? hosts[feed], let wait = Self.wait(after: fetchState, ofHost: host) else { continue }
      if RefreshPolicy.isWaiting(until: wait.until, since: fetchState.lastTried, now: now) { note(wait) }
    }
  }

  /// The wait that holds for the server of an address.
  public func wait(for url: WebURL) -> HostBackoffEntry? { wait(ofHost: url.host) }

  /// The wait that holds for a host.
  func wait(ofHost host: String) -> HostBackoffEntry? { hostBackoffs[host] }

  /// Adds what a visit came to.
  public mutating func note(_ fetchState: FetchState, of subscription: Subscription) {
    if let wait = Self.wait(after: fetchState, ofHost: fetchState.busyHost ?? subscription.url.host) { note(wait) }
  }

  private static func wait(after fetchState: FetchState, ofHost host: String) -> HostBackoffEntry? {
    guard fetchState.problem?.isOfTheWholeServer == true else { return nil }
    if let notBefore = fetchState.notBefore { return HostBackoffEntry(host: host, until: notBefore, isAskedFor: true) }
    return fetchState.lastTried.map { HostBackoffEntry(host: host, until: $0.adding(minutes: minutesWithoutWord), isAskedFor: false) }
  }

  /// A time that the server named counts more than one that was made up here, and else the later one.
  private mutating func note(_ wait: HostBackoffEntry) {
    let known = hostBackoffs[wait.host]
    if let known, (known.isAskedFor ? 1 : 0, known.until) >= (wait.isAskedFor ? 1 : 0, wait.until) { return }
    hostBackoffs[wait.host] = wait
  }
}
