/// Which servers are left in peace, and until when, by what they answered to any of their feeds (RFC 6585 section 4, RFC 9110 section
/// 15.6.4): "too many requests" is said to a person's program, not to a feed.
public struct ServerWaits: Hashable, Sendable {
  private var waits: [String: ServerWait] = [:]

  /// How long, in minutes, all feeds wait for a server that names no time. The one that it was asked for rests longer when it fails again; one
  /// broken address must not keep a whole server unread.
  private static let minutesWithoutWord = 60

  /// Nobody waits for any server.
  public init() {}

  /// Collects what is remembered and still holds, of feeds that nobody follows any more too: a server does not know who does.
  public init(_ subscriptions: [Subscription], visits: [FeedID: Visit], at now: Timestamp) {
    let hosts = Dictionary(subscriptions.map { ($0.id, $0.address.host) }, uniquingKeysWith: { first, _ in first })
    for (feed, visit) in visits {
      guard let host = visit.busyHost ?? hosts[feed], let wait = Self.wait(after: visit, ofHost: host) else { continue }
      if RefreshPolicy.isWaiting(until: wait.until, since: visit.lastTried, now: now) { note(wait) }
    }
  }

  /// The wait that holds for the server of an address.
  public func wait(for address: WebAddress) -> ServerWait? { wait(ofHost: address.host) }

  /// The wait that holds for a host.
  func wait(ofHost host: String) -> ServerWait? { waits[host] }

  /// Adds what a visit came to.
  public mutating func note(_ visit: Visit, of subscription: Subscription) {
    if let wait = Self.wait(after: visit, ofHost: visit.busyHost ?? subscription.address.host) { note(wait) }
  }

  private static func wait(after visit: Visit, ofHost host: String) -> ServerWait? {
    guard visit.problem?.isOfTheWholeServer == true else { return nil }
    if let notBefore = visit.notBefore { return ServerWait(host: host, until: notBefore, isAskedFor: true) }
    return visit.lastTried.map { ServerWait(host: host, until: $0.adding(minutes: minutesWithoutWord), isAskedFor: false) }
  }

  /// A time that the server named counts more than one that was made up here, and else the later one.
  private mutating func note(_ wait: ServerWait) {
    let known = waits[wait.host]
    if let known, (known.isAskedFor ? 1 : 0, known.until) >= (wait.isAskedFor ? 1 : 0, wait.until) { return }
    waits[wait.host] = wait
  }
}
