import CoreDomain
import ReaderDomain
import Testing

@Suite("TextLimits of feeds and articles")
struct ReadingTextLimitsTests {
  @Test("overlong texts from feeds, lists and servers are cut or dropped")
  func kept() throws {
    let long = String(repeating: "&", count: 1_000_000)
    let url = try WebURL("https://example.org/")
    let subscription = Subscription(url: url, title: long, folder: FolderPath(names: [long]))
    #expect(subscription.title.utf8.count <= TextLimits.maximumBytes)
    #expect(subscription.folder.names.allSatisfy { $0.utf8.count <= TextLimits.maximumBytes })
    #expect(try #require(Author(name: long)).shown.utf8.count <= TextLimits.maximumBytes)
    #expect(Author(name: nil, url: long) == nil)
    #expect(Validators(etag: long, lastModified: long) == nil)
    #expect(Validators(etag: "\"1\"", lastModified: long) == Validators(etag: "\"1\""))
    #expect(FeedLink(url: url, title: long).title.utf8.count <= TextLimits.maximumBytes)
    #expect(Feed(format: .rss, title: long).title.utf8.count <= TextLimits.maximumBytes)
    #expect(FeedSettings([.agent: long, .interval: "60"]).sanitizedForImport == FeedSettings([.interval: "60"]))
  }

  @Test("an article's texts and lists are limited, and its identity is derived from the complete item")
  func article() throws {
    let long = String(repeating: "long ", count: 1_000)
    let url = try WebURL("https://example.org/1.mp3")
    func item(_ end: String) -> FeedItem {
      FeedItem(
        title: long + end, published: Timestamp(milliseconds: 0), authors: (0..<1_000).compactMap { Author(name: "\($0) \(long)") },
        tags: (0..<10_000).map { "\($0) \(long.prefix(5_000))" },
        enclosures: Array(repeating: Enclosure(url: url, type: long), count: 1_000))
    }
    let fetchedFeed = FetchedFeed(feed: FeedID(url: url), content: Feed(format: .rss, items: [item("a"), item("b")]))
    let articles = ArticleMerge.incomingArticles(of: fetchedFeed, at: Timestamp(milliseconds: 0)).map(\.article)
    #expect(Set(articles.map(\.id)).count == 2)
    for article in articles {
      #expect(article.title.utf8.count <= TextLimits.maximumBytes)
      #expect(article.authors.count == TextLimits.maximumAuthors && article.tags.count == TextLimits.maximumTags)
      #expect(article.enclosures.count == TextLimits.maximumEnclosures)
      let texts = article.authors.map(\.shown) + article.tags + article.enclosures.compactMap(\.type)
      #expect(texts.allSatisfy { $0.utf8.count <= TextLimits.maximumBytes })
    }
  }
}
