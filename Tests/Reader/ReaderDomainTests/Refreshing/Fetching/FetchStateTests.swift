import CoreDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Fetch states")
struct FetchStateTests {
  private static let url = WebURL.sample("https://example.org/feed.xml")

  @Test("an overloaded host is the one that a redirect led to, or else that of the URL; other problems name none")
  func busyHost() {
    #expect(FetchState(problem: .web(.status(code: 503))).naming(busyHostOf: Self.url).busyHost == "example.org")
    #expect(FetchState(problem: .web(.status(code: 503)), busyHost: "cdn.org").naming(busyHostOf: Self.url).busyHost == "cdn.org")
    #expect(FetchState(problem: .gone).naming(busyHostOf: Self.url).busyHost == nil)
  }
}
