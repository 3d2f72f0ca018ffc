import CoreDoubles
import ReaderDomain
@testable import Syndication
import Testing

@Suite("Titles from HTML bodies")
struct BodyTextTests {
  private static let feed = FeedID(url: .sample())

  private func articles(_ items: [FeedItem]) -> [ArticleMerge.IncomingArticle] {
    let fetched = FetchedFeed(feed: Self.feed, content: Feed(format: .rss, items: items)).withBodyTexts
    return ArticleMerge.incomingArticles(of: fetched, at: .sample())
  }

  @Test(
    "an article without a title has the first words of its body as a reader sees them",
    arguments: [
      ("<p>A <b>bold</b>\nword</p>", "A bold word"),
      ("I&#39;m &lt;here&gt; &amp; there", "I'm <here> & there"),
      ("<style>p > a { color: red }</style><script>if (a > b) run()</script><p>Words</p>", "Words"),
      ("<img src=x alt='1 > 0'> is true", "1 > 0 is true"),
      ("<a title=\"a > b\" href=\"/x\">Link</a>", "Link"),
      ("<!-- a > b -->Comment", "Comment"),
      ("<ul><li>one</li><li>two</li></ul>", "one two"),
      ("<img src='x'>", "(untitled)"),
      ("<p>Look: <img src=\"data:" + String(repeating: "A", count: 1_000_000) + "\"> a picture</p>", "Look: a picture"),
    ])
  func titles(html: String, title: String) {
    #expect(articles([FeedItem(guid: "1", body: .html(html))]).map(\.article.title) == [title])
  }

  @Test(
    "the text that earlier versions derived titles from ends with its 321st character",
    arguments: [
      ("<p>\(words(320))</p>b&amp;", " \(words(320)) b"), ("\(words(160))<b>\(words(161))c", "\(words(160)) \(words(161))"),
      ("a > b &amp; <c", "a > b &amp; "), ("a b", nil), ("a<br>b", "a b"),
    ])
  func earlierTexts(html: String, text: String?) {
    let fetched = FetchedFeed(feed: Self.feed, content: Feed(format: .rss, items: [FeedItem(guid: "1", body: .html(html))]))
    #expect(fetched.withBodyTexts.content.items[0].earlierReadings.map(\.bodyText) == (text.map { [$0] } ?? []))
  }

  private static func words(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test("an earlier reading without a title has the texts of its body, too")
  func earlierReadings() {
    var item = FeedItem(guid: "1", title: "T", body: .html("<p>a &amp; b</p>"))
    item.earlierReadings = [FeedItem(guid: "1", body: item.body)]
    let fetched = FetchedFeed(feed: Self.feed, content: Feed(format: .rss, items: [item]))
    #expect(fetched.withBodyTexts.content.items[0].earlierReadings.map(\.bodyText) == ["a & b", " a &amp; b "])
  }

  @Test("a title or a summary of the item comes first")
  func ownTitles() {
    let items = [
      FeedItem(guid: "1", title: "Own", body: .html("<p>x</p>")), FeedItem(guid: "2", body: .html("<p>x</p>"), summary: "Short"),
    ]
    #expect(articles(items).map(\.article.title) == ["Own", "Short"])
  }

  @Test("an article that was stored with the title of an earlier version stays the same article when it gets a guid")
  func earlierTitles() throws {
    let html = "<p>I&#39;m here</p>"
    let earlier = Article(
      id: ArticleID(feed: Self.feed, identity: "body:\(html)"), feed: Self.feed, title: "I&#39;m here", firstSeen: .sample())
    let arrived = try #require(articles([FeedItem(guid: "1", body: .html(html))]).first)
    var identities = MergeIdentities([arrived])
    let id = identities.id(of: arrived, among: [earlier.id: earlier])
    #expect(id == earlier.id)
    #expect(arrived.article.title == "I'm here")
  }
}
