import CoreDomain
import ReaderDomain
@testable import FeedFetching
import Testing

@Suite("Feed discovery in pages")
struct FeedDiscoveryTests {
  private func found(_ page: String) throws -> [String] {
    FeedDiscovery.feeds(in: Array(page.utf8), contentType: "text/html", url: try WebURL("https://example.org/blog/post")).map {
      "\($0.title)|\($0.url.text)"
    }
  }

  @Test(
    "feed links are found in page order, each once",
    arguments: [
      ("<link rel=\"alternate\" type=\"application/rss+xml\" title=\"A  b\" href=\"/feed\">", ["A b|https://example.org/feed"]),
      ("<link rel=alternate type=application/atom+xml href=atom.xml>", ["|https://example.org/blog/atom.xml"]),
      ("<link rel=\"ALTERNATE home\" type=\"Application/RSS+XML; charset=utf-8\" href=\"/f\"/>", ["|https://example.org/f"]),
      ("<link rel=feed type=application/feed+json href=/j>", ["|https://example.org/j"]),
      ("<link rel=feed href=/j>", ["|https://example.org/j"]), ("<link rel=feed type=text/html href=/j>", []),
      ("<p><a rel=alternate type=application/rss+xml href=/f title=A>RSS</a>", ["A|https://example.org/f"]),
      ("<a rel=alternate href=/en>English</a><a type=application/rss+xml href=/f>RSS</a>", []),
      ("<map name=m><area rel='feed nofollow' href=/f></map>", ["|https://example.org/f"]),
      ("<link rel=alternate type=application/rss+xml href='feed://example.net/f'>", ["|http://example.net/f"]),
      ("<link rel=feed href='FEED:https://me:secret@example.net/f'>", ["|https://example.net/f"]),
      (
        "<link rel=alternate type=application/atom+xml href=/2 title=B><link rel=alternate type=application/rss+xml href=/1 title=A>"
          + "<link rel=alternate type=application/rss+xml href=/2>",
        ["B|https://example.org/2", "A|https://example.org/1"]
      ),
      (
        "<base href=\"https://example.com/x/\"><base href=/no><link rel=alternate type=application/rss+xml href=f>",
        ["|https://example.com/x/f"]
      ),
      ("<base href=/y/><link rel=alternate type=application/rss+xml href=f>", ["|https://example.org/y/f"]),
      ("<base href=\"\"><base href=/y/><link rel=alternate type=application/rss+xml href=/f>", ["|https://example.org/f"]),
      ("<link rel=alternate type=application/json href=/wp-json/posts/1>", []),
      ("<link rel=alternate type=application/json href=\"/?rest_route=/wp/v2/posts/1\">", []),
      ("<link rel=alternate type=application/json href=/feed.json>", ["|https://example.org/feed.json"]),
      ("<link rel=alternate type=application/json+oembed href=/oembed>", []),
      (
        "<link rel=alternate type=application/rss+xml href=https://example.com/a/b/ title=A/B/>",
        ["A/B/|https://example.com/a/b/"]
      ), ("<link rel=alternate type=application/rss+xml href=https://example.com/a/>", ["|https://example.com/a/"]),
      ("<LINK REL=Alternate TYPE=APPLICATION/RSS+XML HREF=/F>", ["|https://example.org/F"]),
      ("<link rel=alternate type=application/rss+xml href=//example.net/f>", ["|https://example.net/f"]),
      ("<link rel=alternate type=application/rss+xml href=\" /f&amp;x=1 \">", ["|https://example.org/f&x=1"]),
      ("<link rel=alternate type=application/rss+xml href=feed:https://example.org/f>", ["|https://example.org/f"]),
      ("<noscript><link rel=alternate type=application/rss+xml href=/f></noscript>", ["|https://example.org/f"]),
      ("<style>link{content:'<link rel=alternate type=application/rss+xml href=/f>'}</style>", []),
      ("</head><body><link rel=alternate type=application/rss+xml href=/f>", ["|https://example.org/f"]),
      ("<link rel=alternate href=/f>", []),
      ("<link rel=alternate type=text/xml title='RSS .92' href=/f>", ["RSS .92|https://example.org/f"]),
      ("<link rel=alternate type='application/xml' title='Atom Feed' href=/f>", ["Atom Feed|https://example.org/f"]),
      (
        "<link rel=alternate type=text/xml title=RSS href=/x><link rel=alternate type=application/rss+xml href=/f>",
        ["|https://example.org/f", "RSS|https://example.org/x"]
      ),
      ("<link rel=alternate type=application/xml title=Sitemap href=/sitemap.xml>", []), ("<link rel=alternate type=text/xml href=/f>", []),
      ("<link rel=alternate hreflang=de type=text/html href=/de>", []), ("<link rel=stylesheet type=application/rss+xml href=/f>", []),
      ("<link type=application/rss+xml href=/f>", []), ("<link rel=alternate type=application/rss+xml>", []),
      ("<link rel=alternate type=application/rss+xml href=\"\">", []),
      ("<link rel=alternate type=application/rss+xml href=\"javascript:x\">", []),
      ("<script>document.write('<link rel=alternate type=application/rss+xml href=/f>')</script>", []),
      ("<!-- <link rel=alternate type=application/rss+xml href=/f> -->", []), ("<a href=/feed>feed</a>", []), ("", []),
    ])
  func discovery(head: String, feeds: [String]) throws {
    #expect(try found("<!doctype html><html><head><title>x</title>\(head)</head><body>y</body></html>") == feeds)
  }
}
