internal import Transfer

/// The minimum time between the requests to one host in a session. A subscription list may hold a hundred feeds of one server.
package struct HostRateLimiter: Sendable {
  /// The number of requests that start without a delay. Most users have only a few feeds per host and never wait.
  package let free: Int
  /// The delay between the starts of two later requests.
  let gap: Duration
  /// Whether requests to a host are limited.
  let isSpared: @Sendable (_ host: String) -> Bool

  /// A browser sends eight requests for one page as a matter of course. Four requests a second are fewer than one visitor causes while
  /// browsing, and a hundred feeds of one host still take less than half a minute. This computer is not limited.
  package static let polite = HostRateLimiter(free: 8, gap: .milliseconds(250)) { !PlainHTTP.thisComputer.permits(host: $0) }

  /// The delay after a host's newest request, when `count` requests have started in the session.
  package func rest(of host: String, after count: Int) -> Duration {
    count < free || !isSpared(host) ? .zero : gap
  }
}
