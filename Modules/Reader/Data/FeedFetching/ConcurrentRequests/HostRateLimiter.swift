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
  package static let polite = HostRateLimiter(free: 8, gap: .milliseconds(250)) { !isThisComputer($0) }

  /// The delay after a host's newest request, when `count` requests have started in the session.
  package func rest(of host: String, after count: Int) -> Duration {
    count < free || !isSpared(host) ? .zero : gap
  }

  /// Whether the host is this computer, by name (RFC 6761 section 6.3) or by IP address (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3).
  static func isThisComputer(_ host: String) -> Bool {
    if ["localhost", "[::1]"].contains(host) || host.hasSuffix(".localhost") { return true }
    return host.hasPrefix("127.")
      && host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
