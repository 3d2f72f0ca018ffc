import CoreDomain
import ReaderDomain
import Testing

@Suite("Author")
struct AuthorTests {
  @Test(
    "an author is shown by name, or else by URL, and is nil without both",
    arguments: [
      ("A  Name\n", nil, "A Name"), (nil, "https://example.org", "https://example.org"), (" ", "x", "x"), ("A Name", "x", "A Name"),
      (nil, nil, nil), ("", "", nil), (" \n", nil, nil),
    ] as [(String?, String?, String?)])
  func shown(name: String?, url: String?, shown: String?) {
    #expect(Author(name: name, url: url)?.shown == shown)
  }

  @Test("a URL that is too long is left out, because a part of it would lead elsewhere")
  func longURL() {
    let longest = "https://a.org/" + String(repeating: "a", count: WebURL.maximumBytes - 14)
    #expect(Author(name: "A", url: longest)?.url == longest)
    #expect(Author(name: "A", url: longest + "a")?.url == nil)
  }
}
