import CoreDomain
import ReaderDomain
import Testing

@testable import FeedFetching

@Suite("Hosts that get no more requests in a session")
struct UnresponsiveHostsTests {
  private static let timeout = FetchError.web(.timedOut(seconds: 30))
  private static let unknown = FetchError.web(.hostNotFound(host: "a.example"))

  private func pending(_ text: String, proxy: String? = nil) throws -> PendingRequest {
    let url = try WebURL("https://\(text)")
    var settings = FeedSettings.none
    settings[.proxy] = proxy
    return PendingRequest(FeedRequest(feed: FeedID(url: url), url: url, validators: nil, settings: settings))
  }

  @Test("a host is doubtful after one request without a response, and gets no more after the second in a row")
  func silences() throws {
    var hosts = UnresponsiveHosts()
    let request = try pending("a.example/1")
    #expect(!hosts.doubts(request) && hosts.reason(to: request) == nil)
    hosts.note(Self.timeout, of: request)
    #expect(hosts.doubts(request) && hosts.reason(to: request) == nil)
    hosts.note(Self.timeout, of: request)
    #expect(hosts.doubts(request) && hosts.reason(to: request) == Self.timeout)
    #expect(hosts.reason(to: try pending("a.example/2")) == Self.timeout)
    #expect(hosts.reason(to: try pending("b.example/1")) == nil)
    #expect(!hosts.doubts(try pending("b.example/1")))
  }

  @Test(
    "a response ends the doubt, also one that refuses the request",
    arguments: [nil, .web(.status(code: 404)), .gone, .notAFeed(found: "a page")] as [FetchError?])
  func heard(problem: FetchError?) throws {
    for silence in [Self.timeout, Self.unknown] {
      var hosts = UnresponsiveHosts()
      let request = try pending("a.example/1")
      hosts.note(silence, of: request)
      if let problem { hosts.note(problem, of: request) } else { hosts.heard(request) }
      #expect(!hosts.doubts(request))
      hosts.note(silence, of: request)
      #expect(hosts.reason(to: request) == nil, "The two were not in a row.")
    }
  }

  @Test("a request that was not sent says nothing about its host")
  func credentials() throws {
    var hosts = UnresponsiveHosts()
    let request = try pending("a.example/1")
    for _ in 1...3 { hosts.note(.credentials(reason: "no entry"), of: request) }
    #expect(!hosts.doubts(request) && hosts.reason(to: request) == nil)
    hosts.note(Self.timeout, of: request)
    hosts.note(.credentials(reason: "no entry"), of: request)
    hosts.note(Self.timeout, of: request)
    #expect(hosts.reason(to: request) == Self.timeout)
  }

  @Test("a port or a proxy without a response does not speak for the others")
  func routes() throws {
    var hosts = UnresponsiveHosts()
    let request = try pending("a.example/1")
    for _ in 1...2 { hosts.note(Self.timeout, of: request) }
    let others = [try pending("a.example:8443/1"), try pending("a.example/1", proxy: "socks5h://127.0.0.1:9050")]
    for other in others { #expect(hosts.reason(to: other) == nil && !hosts.doubts(other)) }
  }

  @Test("a name that cannot be resolved is unreachable on every port")
  func name() throws {
    var hosts = UnresponsiveHosts()
    let other = try pending("a.example:8443/1")
    hosts.note(Self.unknown, of: try pending("a.example/1"))
    #expect(hosts.doubts(other) && hosts.reason(to: other) == nil)
    hosts.note(Self.unknown, of: try pending("a.example/1"))
    #expect(hosts.reason(to: other) == Self.unknown)
    #expect(hosts.reason(to: try pending("b.example/1")) == nil)
  }

  @Test("a server that asks for a pause gets no more requests, by any route")
  func busy() throws {
    var hosts = UnresponsiveHosts()
    let problem = FetchError.web(.status(code: 429))
    hosts.note(problem, of: try pending("a.example/1"))
    for request in [try pending("a.example/2"), try pending("a.example:8443/1")] {
      #expect(hosts.reason(to: request) == problem)
      #expect(!hosts.doubts(request))
    }
    #expect(hosts.reason(to: try pending("b.example/1")) == nil)
  }
}
