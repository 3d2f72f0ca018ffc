@testable import CoreDomain
import Testing

@Suite("WebURL")
struct WebURLTests {
  @Test(
    "a valid URL stays unchanged, except for the case of scheme and host",
    arguments: [
      ("https://example.org", "https://example.org", "example.org"),
      ("  http://example.org/a \n", "http://example.org/a", "example.org"),
      ("HTTPS://Example.ORG/Path?Q=A#F", "https://example.org/Path?Q=A#F", "example.org"),
      ("http://example.org:8080/", "http://example.org:8080/", "example.org"),
      ("http://example.org:/", "http://example.org:/", "example.org"),
      ("http://127.0.0.1:80?x", "http://127.0.0.1:80?x", "127.0.0.1"),
      ("http://[::1]/feed", "http://[::1]/feed", "[::1]"),
      ("http://[2001:DB8::1]:8080", "http://[2001:db8::1]:8080", "[2001:db8::1]"),
      ("https://Bücher.example/日本?q=ü", "https://bücher.example/日本?q=ü", "bücher.example"),
      ("https://Ann:PassWord@Example.org/", "https://Ann:PassWord@example.org/", "example.org"),
      ("https://a@b@example.org/", "https://a@b@example.org/", "example.org"),
      ("https://example.org/@name", "https://example.org/@name", "example.org"),
      ("https://example.org?u=http://x@y", "https://example.org?u=http://x@y", "example.org"),
      ("https://example.org#a@b", "https://example.org#a@b", "example.org"),
      ("https://example.org/a|b{c}", "https://example.org/a|b{c}", "example.org"),
    ])
  func good(given: String, text: String, host: String) throws {
    let url = try WebURL(given)
    #expect(url.text == text)
    #expect(url.host == host)
  }

  @Test(
    "an invalid URL is refused with the reason",
    arguments: [
      ("", .empty), (" \n\t", .empty), ("example.org", .noScheme), ("example.org:80", .noScheme), ("https:/example.org", .noScheme),
      ("//example.org", .noScheme), ("mailto:ann@example.org", .noScheme), ("ftp://example.org", .unsupportedScheme("ftp")),
      ("FILE:///etc/passwd", .unsupportedScheme("file")), ("://example.org", .unsupportedScheme("")), ("http://", .noHost),
      ("http:///path", .noHost), ("http://:80", .noHost), ("http://ann@", .noHost), ("http://[]", .noHost), ("http://?q", .noHost),
      ("http://exa mple.org", .invalidCharacters), ("http://example.org/a b", .invalidCharacters),
      ("http://example.org/a\nb", .invalidCharacters), ("http://example.org/\u{0}", .invalidCharacters),
      ("http://example.org/\u{7F}", .invalidCharacters), ("http://example.org/\u{9B}2J", .invalidCharacters),
      ("http://example.org:http/", .invalidCharacters), ("http://example.org:-1/", .invalidCharacters),
      ("http://example.org:٨٠/", .invalidCharacters), ("http://<example>/", .invalidCharacters), ("http://a\\b/", .invalidCharacters),
      ("http://[::1", .invalidCharacters), ("http://[::1]80", .invalidCharacters), ("http://[[::1]]", .invalidCharacters),
      ("http://::1/", .noHost), ("http://a[b]/", .invalidCharacters),
    ] as [(String, WebURL.ParseError)])
  func bad(given: String, problem: WebURL.ParseError) {
    #expect(throws: problem) { try WebURL(given) }
  }

  @Test(
    "a host with a character that nobody sees is refused, except in a URL that is stored already",
    arguments: [
      "goog\u{200B}le.com", "goog%e2%80%8ble.com", "\u{FEFF}google.com", "goog\u{AD}le.com", "\u{202E}moc.elgoog", "goog\u{2066}le.com",
      "goog\u{200D}le.com", "goog\u{2060}le.com", "google.com\u{A0}", "goog\u{3000}le.com", "goog\u{FE0F}le.com", "goog\u{3164}le.com",
      "goog\u{E0041}le.com", "goog\u{2800}le.com", "goog\u{34F}le.com", "goog%00le.com", "goog%20le.com",
    ])
  func invisible(host: String) throws {
    for text in ["https://\(host)/", "https://me@\(host):8080/a"] {
      #expect(throws: WebURL.ParseError.invisibleInHost) { try WebURL(text) }
      #expect(try WebURL(stored: text).text == text)
    }
    #expect(try WebURL("https://example.org/\(host)").host == "example.org")
  }

  @Test("a URL has at most 8192 bytes")
  func longest() throws {
    let base = "https://example.org/"
    let longest = base + String(repeating: "a", count: WebURL.maximumBytes - base.utf8.count)
    #expect(try WebURL(longest).text == longest)
    #expect(throws: WebURL.ParseError.tooLong) { try WebURL(longest + "a") }
  }

  @Test(
    "user name and password are never shown",
    arguments: [
      ("https://ann:secret@example.org:8080/a?b#c", "https://example.org:8080/a?b#c"),
      ("https://a@b:secret@example.org", "https://example.org"),
      ("https://ann@[::1]:80/", "https://[::1]:80/"),
      ("https://example.org/@name", "https://example.org/@name"),
      ("https://example.org", "https://example.org"),
    ])
  func shown(given: String, shown: String) throws {
    let url = try WebURL(given)
    #expect(url.shown == shown)
    #expect("\(url)" == shown)
  }

  @Test(
    "the shown host is the contacted host, even with combining marks after a separator",
    arguments: ["/\u{301}", "?\u{301}", "#\u{301}"])
  func combining(separator: String) throws {
    let url = try WebURL("https://asked.example\(separator)@trusted.example/")
    #expect(url.host == "asked.example")
    #expect(url.shown.hasPrefix("https://asked.example"))
  }

  @Test("a backslash cannot hide the contacted host")
  func backslash() {
    #expect(throws: WebURL.ParseError.invalidCharacters) { try WebURL("https://asked.example\\@trusted.example/") }
  }

  @Test("the length of a URL is measured after normalisation, because a lower-case host can be longer")
  func grown() throws {
    // The lower case of this two-byte scalar takes three bytes.
    let host = String(repeating: "\u{130}", count: 2700)
    #expect(throws: WebURL.ParseError.tooLong) {
      try WebURL("https://\(host).example/" + String(repeating: "a", count: 1000))
    }
    let fitting = try WebURL("https://\(String(repeating: "\u{130}", count: 1000)).example/")
    #expect(try WebURL(fitting.text) == fitting)
  }

  @Test("a URL that the program defines equals the parsed URL", arguments: ["", "/", "/random", "/a?b#c"])
  func named(path: String) throws {
    #expect(try WebURL(host: "example.org", path: path) == WebURL("https://example.org\(path)"))
  }
}
