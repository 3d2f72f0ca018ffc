import Domain
import DomainDoubles
import Testing

@Suite("ServerWaits")
struct ServerWaitsTests {
  private static let one = Subscription.sample(address: "https://example.org/1")
  private static let two = Subscription.sample(address: "https://EXAMPLE.org:8443/2")
  private static let other = WebAddress.sample("https://example.net/")

  private static func busy(_ code: Int, notBefore: Int? = nil, host: String? = nil, tried: Int = 0) -> Visit {
    Visit(
      lastTried: .sample(plusMinutes: tried), failures: 1, problem: .web(.status(code: code)),
      notBefore: notBefore.map { .sample(plusMinutes: $0) }, busyHost: host)
  }

  @Test(
    "too much to do is said for a whole server, with the time that it named, else for an hour",
    arguments: [
      (busy(429, notBefore: 300), ServerWait(host: "example.org", until: .sample(plusMinutes: 300), isAskedFor: true)),
      (busy(503), ServerWait(host: "example.org", until: .sample(plusMinutes: 60), isAskedFor: false)),
      (busy(500), nil), (busy(404, notBefore: 300), nil), (.never, nil),
    ] as [(Visit, ServerWait?)])
  func wait(visit: Visit, wait: ServerWait?) {
    let waits = ServerWaits([Self.one, Self.two], visits: [Self.one.id: visit], at: .sample())
    #expect(waits.wait(for: Self.two.address) == wait)
    #expect(waits.wait(for: Self.other) == nil)
  }

  @Test("the server that redirects led to is the one that waits")
  func elsewhere() {
    let waits = ServerWaits([Self.one], visits: [Self.one.id: Self.busy(429, notBefore: 5, host: "example.net")], at: .sample())
    #expect(waits.wait(for: Self.other)?.until == .sample(plusMinutes: 5))
    #expect(waits.wait(for: Self.one.address) == nil)
  }

  @Test("a named time outweighs an unnamed one, and else the later one counts", arguments: [true, false])
  func several(isReversed: Bool) {
    func until(_ first: Visit, _ second: Visit) -> Timestamp? {
      let visits = isReversed ? [second, first] : [first, second]
      var waits = ServerWaits()
      for visit in visits { waits.note(visit, of: Self.one) }
      return waits.wait(for: Self.one.address)?.until
    }
    #expect(until(Self.busy(429, notBefore: 5), Self.busy(429, notBefore: 9)) == .sample(plusMinutes: 9))
    #expect(until(Self.busy(429, notBefore: 5), Self.busy(503)) == .sample(plusMinutes: 5))
    #expect(until(Self.busy(503, tried: 1), Self.busy(503)) == .sample(plusMinutes: 61))
  }

  @Test("what was said of a feed that nobody follows any more holds on, as long as it is known which host said it")
  func unfollowed() {
    func waits(_ visit: Visit) -> ServerWaits { ServerWaits([], visits: [Self.one.id: visit], at: .sample()) }
    #expect(waits(Self.busy(429, notBefore: 300, host: "example.org")).wait(for: Self.two.address)?.until == .sample(plusMinutes: 300))
    #expect(waits(Self.busy(503, host: "example.org")).wait(for: Self.two.address)?.until == .sample(plusMinutes: 60))
    #expect(waits(Self.busy(429, notBefore: 300)).wait(for: Self.two.address) == nil, "An older version kept no host.")
  }

  @Test("what is over outweighs nothing, nor what a wrong clock has written", arguments: [(-300, -500), (300, 200), (43_201, 0)])
  func over(notBefore: Int, tried: Int) {
    let visits = [
      Self.one.id: Self.busy(429, notBefore: notBefore, host: "example.org", tried: tried), Self.two.id: Self.busy(503, tried: -10),
    ]
    let waits = ServerWaits([Self.two], visits: visits, at: .sample())
    #expect(waits.wait(for: Self.one.address)?.until == .sample(plusMinutes: 50))
  }
}
