/// Which servers are left in peace, and until when, by what they answered to any of their feeds (RFC 6585 section 4, RFC 9110 section
/// 15.6.4): "too many requests" is said to a person's program, not to a feed.
public struct ServerWaits: Hashable, Sendable {
  private var waits: [String: ServerWait] = [:]

  /// How long, in minutes, all feeds wait for a server that names no time. The one that it was asked for rests longer when it fails again; one
  /// broken address must not keep a whole server unread.
  private static let minutesWithoutWord = 60

  /// Collects what is remembered.
  public init(_ subscriptions: [Subscription] = [], visits: [FeedID: Visit] = [:]) {
    for subscription in subscriptions {
      if let visit = visits[subscription.id] { note(visit, of: subscription) }
    }
  }

  /// The wait that holds for the server of an address.
  public func wait(for address: WebAddress) -> ServerWait? { waits[address.host] }

  /// Adds what a visit came to. A time that the server named counts more than one that was made up here, and else the later one.
  public mutating func note(_ visit: Visit, of subscription: Subscription) {
    guard visit.problem?.isOfTheWholeServer == true else { return }
    let host = visit.busyHost ?? subscription.address.host
    let asked = visit.notBefore.map { ServerWait(host: host, until: $0, isAskedFor: true) }
    let own = visit.lastTried.map {
      ServerWait(host: host, until: $0.adding(minutes: Self.minutesWithoutWord), isAskedFor: false)
    }
    guard let wait = asked ?? own else { return }
    if let known = waits[host], (known.isAskedFor ? 1 : 0, known.until) >= (wait.isAskedFor ? 1 : 0, wait.until) { return }
    waits[host] = wait
  }
}
