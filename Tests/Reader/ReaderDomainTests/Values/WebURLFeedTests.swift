import CoreDomain
import ReaderDomain
import Testing

@Suite("URLs of feeds")
struct WebURLFeedTests {
  @Test(
    "the scheme 'feed' before the URL of a feed, or in place of http, is understood",
    arguments: [
      ("feed:https://example.org/x.xml", "https://example.org/x.xml"), ("feed:http://example.org/", "http://example.org/"),
      ("feed://example.org/x.xml", "http://example.org/x.xml"), (" FEED:HTTPS://Example.org/ ", "https://example.org/"),
      ("feed://https://example.org/x", "https://example.org/x"), ("https://example.org/feed:x", "https://example.org/feed:x"),
    ])
  func feedScheme(given: String, text: String) throws {
    #expect(try WebURL(feed: given).text == text)
    #expect(try WebURL(typedFeed: given).text == text)
  }

  @Test(
    "spaces behind the host of a feed's URL are escaped",
    arguments: [
      ("https://example.org/a b?c d", "https://example.org/a%20b?c%20d"), ("https://example.org?a  b ", "https://example.org?a%20%20b"),
    ])
  func spaces(given: String, text: String) throws {
    #expect(try [WebURL(feed: given), WebURL(typedFeed: given), WebURL(storedFeed: given)].map(\.text) == [text, text, text])
    #expect(throws: WebURL.ParseError.invalidCharacters) { try WebURL(feed: "https://exa mple.org/") }
  }

  @Test(
    "the scheme 'feed' makes no other URL valid",
    arguments: [
      ("feed:", .noScheme), ("feed:x", .noScheme), ("feed:file:///etc/passwd", .noScheme), ("feed://", .noHost),
      ("feed:feed:https://example.org", .noScheme), ("feed:///etc/passwd", .noHost),
    ] as [(String, WebURL.ParseError)])
  func badFeedScheme(given: String, problem: WebURL.ParseError) {
    #expect(throws: problem) { try WebURL(feed: given) }
  }
}
