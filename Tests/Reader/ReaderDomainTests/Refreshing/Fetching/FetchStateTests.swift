import CoreDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Fetch states")
struct FetchStateTests {
  private static let url = WebURL.sample("https://example.org/feed.xml")

  @Test("an overloaded host is the one that a redirect led to, or else that of the URL; other problems name none")
  func busyHost() {
    let states = [
      FetchState(problem: .web(.status(code: 503))), FetchState(problem: .web(.status(code: 503)), busyHost: "cdn.org"),
      FetchState(problem: .gone),
    ]
    #expect(states.map { $0.naming(busyHostOf: Self.url).busyHost } == ["example.org", "cdn.org", nil])
  }
}
