import CoreDomain
import ReaderDomain
import Testing
import Transfer

@testable import FeedFetching

@Suite("Requests after a redirect")
struct OnwardRequestTests {
  private static func onward(_ url: String) -> RedirectRequest { RedirectRequest(TransferRequest(url: url, userAgent: "Strata/test")) }

  @Test(
    "the host of the request is that of its URL, in the spelling of a feed's URL",
    arguments: [
      ("https://EXAMPLE.org:8080/a", "example.org"), ("http://[::1]/", "[::1]"), ("no URL", "no URL"), ("", ""),
    ])
  func host(url: String, host: String) {
    #expect(Self.onward(url).host == host)
  }

  @Test("the description has no passwords and no header fields")
  func description() throws {
    var request = TransferRequest(url: "https://me:secret@example.org/a?key=hidden", userAgent: "Strata/test")
    request.headers = [HeaderField(name: "Authorization", value: "Basic c2VjcmV0")]
    let description = RedirectRequest(request).description
    #expect(description.contains("example.org/a"))
    #expect(!description.contains("secret") && !description.contains("hidden") && !description.contains("c2VjcmV0"))
  }

  @Test("a feed request that was redirected has the origin and the host of the redirect, and its own URL")
  func origin() throws {
    let request = FeedNetworkRequest(url: try WebURL("https://example.org/feed"), settings: .none)
    #expect(request.host == "example.org")
    #expect(request.origin?.port == "443")
    let redirected = request.going(on: Self.onward("http://example.net:8080/new"))
    #expect(redirected.host == "example.net")
    #expect(redirected.origin?.port == "8080")
    #expect(redirected.url == request.url)
  }
}
