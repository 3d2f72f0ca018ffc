internal import Domain

/// How far apart the requests to one host begin in a round: a list may hold a hundred feeds of one server.
package struct RateLimiter: Sendable {
  /// So many requests begin as soon as they may: who has a handful of feeds at a host, as nearly everybody has, never waits for it.
  package let free: Int
  /// From then on, each begins so much later than the one before it.
  let gap: Duration
  /// Whether a host is to be spared.
  let isSpared: @Sendable (_ host: String) -> Bool

  /// Eight requests are what a browser asks a page for without a thought; four a second are fewer than the pages of one visitor who looks
  /// around, and a hundred feeds of one host still come within half a minute. This computer spares itself.
  package static let polite = RateLimiter(free: 8, gap: .milliseconds(250)) { !isThisComputer($0) }

  /// How long after its newest request a host is left alone, when so many have begun in the round.
  package func rest(of host: String, after count: Int) -> Duration {
    count < free || !isSpared(host) ? .zero : gap
  }

  /// Whether a host is this computer by its name (RFC 6761 section 6.3) or its address (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3).
  static func isThisComputer(_ host: String) -> Bool {
    if ["localhost", "[::1]"].contains(host) || host.hasSuffix(".localhost") { return true }
    return host.hasPrefix("127.")
      && host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
