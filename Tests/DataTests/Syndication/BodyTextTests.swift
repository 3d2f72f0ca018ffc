@testable import Syndication
import Domain
import DomainDoubles
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
    let id = identities.id(of: arrived) { $0 == earlier.id ? earlier : nil }
    #expect(id == earlier.id)
    #expect(arrived.article.title == "I'm here")
  }
}
