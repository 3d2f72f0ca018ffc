import ArticleText
import DataDoubles
import ReaderDomain
import Testing

@Suite("The bodies of a feed that is shown without a subscription")
struct SanitizedFeedTests {
  private func feed(base: String?, page: String?, homePage: String?, body: String) -> Feed {
    let item = FeedItem(url: page.map(StoreSample.url), body: .html(body, base: base.map(StoreSample.url)))
    return Feed(format: .rss, homePage: homePage.map(StoreSample.url), url: StoreSample.url("https://feed.example/rss"), items: [item])
  }

  @Test(
    "relative links lead from the base of the body, or else from the item's page, the home page, or the feed",
    arguments: [
      ("https://base.example/", "https://page.example/", "https://home.example/", "https://base.example/x"),
      (nil, "https://page.example/", "https://home.example/", "https://page.example/x"),
      (nil, nil, "https://home.example/", "https://home.example/x"), (nil, nil, nil, "https://feed.example/x"),
    ] as [(String?, String?, String?, String)])
  func links(base: String?, page: String?, homePage: String?, link: String) {
    var feed = feed(base: base, page: page, homePage: homePage, body: "<a href=x onclick=y>z</a>")
    feed.sanitize()
    #expect(feed.items.map(\.body) == [.html("<a href=\"\(link)\">z</a>")])
  }

  @Test("a body of text stays as it is")
  func text() {
    var feed = feed(base: nil, page: nil, homePage: nil, body: "")
    feed.items[0].body = .text("<b>")
    let before = feed
    feed.sanitize()
    #expect(feed == before)
  }
}
