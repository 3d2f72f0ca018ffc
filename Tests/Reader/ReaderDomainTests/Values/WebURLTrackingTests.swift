import CoreDomain
import CoreDoubles
import ReaderDomain
import Testing

@Suite("URLs without tracking parameters")
struct WebURLTrackingTests {
  @Test(
    "parameters of campaigns and clicks are left out, and the rest stays byte for byte",
    arguments: [
      ("https://a.example/x?utm_source=rss", "https://a.example/x"),
      ("https://a.example/x?utm_source=rss&utm_medium=feed#top", "https://a.example/x#top"),
      ("https://a.example/x?id=7&utm_source=rss", "https://a.example/x?id=7"),
      ("https://a.example/x?utm_source=rss&id=7", "https://a.example/x?id=7"),
      ("https://a.example/x?b=%2f&utm_campaign=x&A=%2F&&c=+&d", "https://a.example/x?b=%2f&A=%2F&&c=+&d"),
      ("https://a.example/?UTM_Source=rss&Q=1", "https://a.example/?Q=1"),
      ("https://a.example/x?fbclid=1&gclid=2&mc_cid=3&mc_eid=4&igshid=5&msclkid=6&yclid=7&_hsenc=8&mkt_tok=9", "https://a.example/x"),
      ("https://a.example/x?utm_source", "https://a.example/x"),
      ("https://a.example/caf\u{E9}?q=\u{65E5}&utm_id=1", "https://a.example/caf\u{E9}?q=\u{65E5}"),
      ("https://a.example?utm_id=1", "https://a.example"),
    ])
  func cleaned(published: String, followed: String) throws {
    let url = try WebURL(published)
    #expect(url.withoutTracking.text == followed)
    #expect(url.withoutTracking.host == url.host && url.withoutTracking.withoutTracking == url.withoutTracking)
  }

  @Test(
    "a URL without such parameters is unchanged",
    arguments: [
      "https://a.example/", "https://a.example/?", "https://a.example/x?a=1&&b=", "https://a.example/utm_source=1?ref=x&source=y",
      "https://a.example/x#?utm_source=rss", "https://a.example/x?q=utm_source", "https://a.example/x?xutm_source=1",
      "https://a.example/x?next=https://b.example/?utm_source=1", "https://me:secret@a.example/x?id=1",
      "https://a.example/x?utm%5Fsource=rss",
    ])
  func unchanged(text: String) throws {
    #expect(try WebURL(text).withoutTracking.text == text)
  }

  @Test("links of a document are replaced at any depth, and its text, media and other addresses stay")
  func document() {
    let (published, followed) = (WebURL.sample("https://a.example/?utm_id=1"), WebURL.sample("https://a.example/"))
    func blocks(_ url: WebURL) -> [Document.Block] {
      let link = Document.Inline.link([.text("utm_id"), .media(.image, title: "", published)], url)
      return [
        .paragraph([.emphasis([link]), .strong([link]), .code("x"), .lineBreak, .footnote(1)]), .heading(level: 2, [link]), .rule,
        .preformatted([link]), .list([.init(.bullet, [.paragraph([link])])]), .quote([.paragraph([link])]),
        .table(headerRows: 0, rows: [[[.paragraph([link])]]]), .paragraph([.address([link], "mailto:a@example.org"), .text("t")]),
      ]
    }
    let document = Document(blocks: blocks(published), footnotes: [blocks(published)])
    #expect(document.replacingLinks(\.withoutTracking) == Document(blocks: blocks(followed), footnotes: [blocks(followed)]))
  }
}
