import CoreDoubles
import Testing

@testable import EditionRendering

@Suite("Targets of links in an edition")
struct LinkTargetTests {
  @Test(
    "a link has no password, and invalid characters are percent-encoded",
    arguments: [
      ("https://example.org/a%7Cb", "https://example.org/a%7Cb"), ("https://example.org/100%", "https://example.org/100%25"),
      ("https://example.org/%4", "https://example.org/%254"), ("https://example.org/%zz", "https://example.org/%25zz"),
      ("https://example.org/%41", "https://example.org/%41"), ("https://example.org/%4zx", "https://example.org/%254zx"),
      ("https://u:p@example.org/?a[1]='x'&b=\"#c", "https://example.org/?a%5B1%5D='x'&b=%22#c"),
      ("https://[::1]:8080/!$&'()*+,;=-._~:@", "https://[::1]:8080/!$&'()*+,;=-._~:@"),
    ])
  func links(url: String, target: String) {
    #expect(LinkTarget.text(of: .sample(url)) == target)
  }
}
