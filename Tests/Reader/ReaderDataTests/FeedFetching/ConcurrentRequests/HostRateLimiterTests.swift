@testable import FeedFetching
import Testing

@Suite("The rate limiter")
struct HostRateLimiterTests {
  @Test("the first requests to a host are free, and a delay follows each later one")
  func rests() {
    let rests = [1, 7, 8, 9, 100].map { HostRateLimiter.polite.rest(of: "example.org", after: $0) }
    #expect(rests == [.zero, .zero, .milliseconds(250), .milliseconds(250), .milliseconds(250)])
  }

  @Test(
    "only this computer is exempt from the rate limit, and no other host can pass for it",
    arguments: [
      ("localhost", true), ("feeds.localhost", true), ("127.0.0.1", true), ("127.1.2.3", true), ("127.0.0.9", true), ("[::1]", true),
      ("example.org", false), ("localhost.example.org", false), ("notlocalhost", false), ("127.0.0.1.example.org", false),
      ("12.7.0.1", false), ("[::2]", false), ("192.168.0.1", false),
    ])
  func loopback(host: String, isThisComputer: Bool) {
    #expect(HostRateLimiter.polite.rest(of: host, after: 1000) == (isThisComputer ? .zero : .milliseconds(250)))
  }
}
