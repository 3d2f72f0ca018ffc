import CoreDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("WebOrigin")
struct WebOriginTests {
  @Test(
    "an origin is the scheme, the host and the port of a URL, and is read back as it is written",
    arguments: [
      ("https://example.org", "https://example.org"), ("https://me:pw@example.org:443/a?b#c", "https://example.org"),
      ("http://example.org:80/", "http://example.org"), ("http://example.org:/", "http://example.org"),
      ("https://example.org:8443/", "https://example.org:8443"), ("http://[::1]:8080/a", "http://[::1]:8080"),
      ("https://a:b@[::1]", "https://[::1]"), ("https://example.org?x=:90", "https://example.org"),
    ])
  func text(url: String, text: String) throws {
    let origin = WebOrigin(try WebURL(url))
    #expect(origin.text == text && WebOrigin(stored: text) == origin)
  }

  @Test(
    "a secret stays with its origin, or goes to the same host with https",
    arguments: [
      ("https://example.org/a", "https://example.org/b", true), ("http://example.org/a", "https://example.org/b", true),
      ("http://example.org:8080/", "https://example.org:8443/", true), ("https://example.org/", "http://example.org/", false),
      ("https://example.org/", "https://example.org:444/", false), ("https://example.org/", "https://www.example.org/", false),
      ("http://example.org/", "https://example.com/", false), ("http://example.org/", "http://example.org:81/", false),
    ])
  func secrets(from: String, to: String, isSent: Bool) throws {
    #expect(WebOrigin(try WebURL(to)).mayReceiveSecrets(of: WebOrigin(try WebURL(from))) == isSent)
  }

  @Test(
    "user names are read and passed on",
    arguments: [
      ("https://example.org/", nil), ("https://@example.org/", nil), ("https://ann@example.org/", "ann"),
      ("https://ann:p@example.org/", "ann"),
      ("https://a%40b:p@example.org/", "a@b"), ("https://:p@example.org/", nil),
    ] as [(String, String?)])
  func userName(url: String, name: String?) throws {
    let url = try WebURL(url)
    #expect(url.userName == name)
    #expect(WebURL.sample("http://example.org/f").withCredentials(of: url).userName == name)
  }
}
