import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("HostBackoff")
struct HostBackoffTests {
  private static let one = Subscription.sample(url: "https://example.org/1")
  private static let two = Subscription.sample(url: "https://EXAMPLE.org:8443/2")
  private static let other = WebURL.sample("https://example.net/")

  private static func busy(_ code: Int, notBefore: Int? = nil, host: String? = nil, tried: Int = 0) -> FetchState {
    FetchState(
      lastTried: .sample(plusMinutes: tried), failures: 1, problem: .web(.status(code: code)),
      notBefore: notBefore.map { .sample(plusMinutes: $0) }, busyHost: host)
  }

  @Test(
    "an overload response applies to the whole host, until the time that it names, or else for an hour",
    arguments: [
      (busy(429, notBefore: 300), HostBackoffEntry(host: "example.org", until: .sample(plusMinutes: 300), isAskedFor: true)),
      (busy(503), HostBackoffEntry(host: "example.org", until: .sample(plusMinutes: 60), isAskedFor: false)),
      (busy(500), nil), (busy(404, notBefore: 300), nil), (.never, nil),
    ] as [(FetchState, HostBackoffEntry?)])
  func wait(fetchState: FetchState, wait: HostBackoffEntry?) {
    let hostBackoffs = HostBackoff([Self.one, Self.two], fetchStates: [Self.one.id: fetchState], at: .sample())
    #expect(hostBackoffs.wait(for: Self.two.url) == wait)
    #expect(hostBackoffs.wait(for: Self.other) == nil)
  }

  @Test("the host that a redirect led to is the one in back-off")
  func elsewhere() {
    let hostBackoffs = HostBackoff([Self.one], fetchStates: [Self.one.id: Self.busy(429, notBefore: 5, host: "example.net")], at: .sample())
    #expect(hostBackoffs.wait(for: Self.other)?.until == .sample(plusMinutes: 5))
    #expect(hostBackoffs.wait(for: Self.one.url) == nil)
  }

  @Test("a named time wins over an estimated one, and otherwise the later time wins", arguments: [true, false])
  func several(isReversed: Bool) {
    func until(_ first: FetchState, _ second: FetchState) -> Timestamp? {
      let fetchStates = isReversed ? [second, first] : [first, second]
      var hostBackoffs = HostBackoff()
      for fetchState in fetchStates { hostBackoffs.note(fetchState, of: Self.one) }
      return hostBackoffs.wait(for: Self.one.url)?.until
    }
    #expect(until(Self.busy(429, notBefore: 5), Self.busy(429, notBefore: 9)) == .sample(plusMinutes: 9))
    #expect(until(Self.busy(429, notBefore: 5), Self.busy(503)) == .sample(plusMinutes: 5))
    #expect(until(Self.busy(503, tried: 1), Self.busy(503)) == .sample(plusMinutes: 61))
  }

  @Test("the back-off of an unfollowed feed still applies when its host is known")
  func unsubscribed() {
    func hostBackoffs(_ fetchState: FetchState) -> HostBackoff { HostBackoff([], fetchStates: [Self.one.id: fetchState], at: .sample()) }
    #expect(hostBackoffs(Self.busy(429, notBefore: 300, host: "example.org")).wait(for: Self.two.url)?.until == .sample(plusMinutes: 300))
    #expect(hostBackoffs(Self.busy(503, host: "example.org")).wait(for: Self.two.url)?.until == .sample(plusMinutes: 60))
    #expect(hostBackoffs(Self.busy(429, notBefore: 300)).wait(for: Self.two.url) == nil, "an older version stored no host")
  }

  @Test("a back-off that is over, or that a wrong clock wrote, has no effect", arguments: [(-300, -500), (300, 200), (43_201, 0)])
  func over(notBefore: Int, tried: Int) {
    let fetchStates = [
      Self.one.id: Self.busy(429, notBefore: notBefore, host: "example.org", tried: tried), Self.two.id: Self.busy(503, tried: -10),
    ]
    let hostBackoffs = HostBackoff([Self.two], fetchStates: fetchStates, at: .sample())
    #expect(hostBackoffs.wait(for: Self.one.url)?.until == .sample(plusMinutes: 50))
  }

  @Test("a new fetch state notes the host that a redirect led to")
  func noted() {
    var hostBackoffs = HostBackoff()
    hostBackoffs.note(Self.busy(429, notBefore: 5, host: "example.net"), of: Self.one)
    #expect(hostBackoffs.wait(for: Self.other) != nil && hostBackoffs.wait(for: Self.one.url) == nil)
  }
}
