import CoreDomain
import CoreDoubles
import Testing

@Suite("Links as every reader accepts them")
struct EncodedLinkTests {
  @Test(
    "a link has no password, and invalid characters are percent-encoded",
    arguments: [
      ("https://example.org/a%7Cb", "https://example.org/a%7Cb"), ("https://example.org/100%", "https://example.org/100%25"),
      ("https://example.org/%4", "https://example.org/%254"), ("https://example.org/%zz", "https://example.org/%25zz"),
      ("https://example.org/%41", "https://example.org/%41"), ("https://example.org/%4zx", "https://example.org/%254zx"),
      ("https://u:p@example.org/?a[1]='x'&b=\"#c", "https://example.org/?a%5B1%5D='x'&b=%22#c"),
      ("https://[::1]:8080/!$&'()*+,;=-._~:@", "https://[::1]:8080/!$&'()*+,;=-._~:@"),
      ("https://b\u{FC}cher.example/../a#", "https://b%C3%BCcher.example/../a"),
      ("https://example.org?#b#\u{E9}?", "https://example.org?#b%23%C3%A9?"),
    ])
  func links(url: String, target: String) {
    #expect(WebURL.sample(url).encodedLink == target)
  }
}
