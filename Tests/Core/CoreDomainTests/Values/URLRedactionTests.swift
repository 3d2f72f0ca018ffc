import CoreDomain
import Testing

@Suite("URLRedaction")
struct URLRedactionTests {
  @Test(
    "user name and password are removed, wherever the text leads",
    arguments: [
      ("", ""), ("example.org/feed", "example.org/feed"), ("me@example.org", "example.org"), ("me:secret@example.org", "example.org"),
      ("ftp://me:secret@example.org/feed", "ftp://example.org/feed"), ("https://a@b@exa mple.org", "https://exa mple.org"),
      ("https://example.org/@me", "https://example.org/@me"), ("https://example.org?@me", "https://example.org?@me"),
      ("https://example.org#@me", "https://example.org#@me"), ("https://me:secret@", "https://"), ("://me:secret@x", "://x"), ("@", ""),
    ])
  func credentials(given: String, shown: String) {
    #expect(URLRedaction.shown(given) == shown)
    #expect(URLRedaction.withoutCredentials(given) == shown)
  }

  private static let opaque = "3f9a8b7c6d5e4f3a2b1c"

  @Test(
    "values with a private name and values that look machine-made are redacted",
    arguments: [
      ("?token=abc", "?token=…"), ("?a=1&Key=x&b=2", "?a=1&Key=…&b=2"), ("?access_token=x;auth=y", "?access_token=…;auth=…"),
      ("?apiKey=1&secret=2&private=3&pwd=4&sig=5", "?apiKey=…&secret=…&private=…&pwd=…&sig=…"), ("?token=", "?token="),
      ("?x=\(opaque)", "?x=…"), ("?\(opaque)", "?…"), ("?x=6f9619ff-8b86-d011-b42d-00cf4fc964ff", "?x=…"), ("#token=abc", "#token=…"),
      ("?q=1#x=\(opaque)", "?q=1#x=…"), ("/private/\(opaque)/feed.xml", "/private/…/feed.xml"),
      ("/6f9619ff-8b86-d011-b42d-00cf4fc964ff", "/…"),
    ])
  func tokens(rest: String, shown: String) {
    #expect(URLRedaction.shown("https://example.org\(rest)") == "https://example.org\(shown)")
    #expect(URLRedaction.withoutCredentials("https://example.org\(rest)") == "https://example.org\(rest)")
  }

  @Test(
    "harmless URLs and texts stay unchanged",
    arguments: [
      "https://example.org/", "https://example.org/?feed=rss2&author=ann&cat=12",
      "https://example.org/2026/03/01/a-long-walk-over-17-hills.xml",
      "https://example.org/videos.xml?channel_id=UCabcdefgh12345678ijklmn", "https://example.org/internationalisation/feed",
      "https://example.org/?q=1234567890123456789012", "https://abc123def456abc123def456.example.org/feed", "https://example.org/feed?",
      "http://127.0.0.1:8090/articles/footbridge/no-17-the-iron-one", "two words", "ftp://example.org/?=&&=#?",
    ])
  func harmless(text: String) {
    #expect(URLRedaction.shown(text) == text)
  }

  @Test(
    "a long word is shown unseen only where a host stands",
    arguments: [
      ("a/b/\(opaque)", "a/b/…"), ("//x/\(opaque)", "//x/…"), ("https:///\(opaque)", "https:///…"), ("HTTPS://x/\(opaque)", "HTTPS://x/…"),
      ("https://\(opaque)/x", "https://\(opaque)/x"), ("https://x/https://x/\(opaque)", "https://x/https://x/…"),
      ("https://x/a/\(opaque).xml", "https://x/a/…"), ("ä/b/\(opaque)", "ä/b/…"),
    ])
  func longWords(text: String, shown: String) {
    #expect(URLRedaction.shown(text) == shown)
  }

  @Test("a URL is shown redacted")
  func webURL() throws {
    let url = try WebURL("https://me:secret@example.org/feed?token=abc")
    #expect(url.shown == "https://example.org/feed?token=…" && "\(url)" == url.shown)
  }

  @Test("the link of a URL lacks only the credentials")
  func link() throws {
    let url = try WebURL("https://me:secret@example.org/feed?token=abc")
    #expect(url.link == "https://example.org/feed?token=abc" && url.hasCredentials)
    #expect(try !WebURL("https://example.org/@me?a@b").hasCredentials)
  }
}
