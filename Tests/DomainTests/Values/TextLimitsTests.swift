import Domain
import Testing

@Suite("TextLimits")
struct TextLimitsTests {
  @Test(
    "a text is cut between characters, and only when it is too long",
    arguments: [
      ("", 5, ""), ("abcde", 5, "abcde"), ("abcdef", 5, "a…"), ("ééé", 6, "ééé"), ("éééé", 7, "é…"), ("a👩‍👩‍👧bcdefghij", 14, "a…"),
      ("日本語日本語", 12, "日本…"),
    ])
  func cut(text: String, most: Int, expected: String) {
    #expect(text.limited(toBytes: most) == expected)
  }

  @Test("a single character of a megabyte is cut, too")
  func longCharacter() {
    let text = "e" + String(repeating: "\u{301}", count: 500_000)
    #expect(text.count == 1)
    #expect((1...100).contains(text.limited(toBytes: 100).utf8.count))
  }

  @Test("overlong texts from feeds, lists and servers are cut or dropped")
  func kept() throws {
    let long = String(repeating: "&", count: 1_000_000)
    let url = try WebURL("https://example.org/")
    let subscription = Subscription(url: url, title: long, folder: FolderPath(names: [long]))
    #expect(subscription.title.utf8.count <= TextLimits.mostBytes)
    #expect(subscription.folder.names.allSatisfy { $0.utf8.count <= TextLimits.mostBytes })
    #expect(try #require(Author(name: long)).shown.utf8.count <= TextLimits.mostBytes)
    #expect(Author(name: nil, url: long) == nil)
    #expect(Validators(etag: long, lastModified: long) == nil)
    #expect(Validators(etag: "\"1\"", lastModified: long) == Validators(etag: "\"1\""))
    #expect(FeedLink(url: url, title: long).title.utf8.count <= TextLimits.mostBytes)
    #expect(Feed(format: .rss, title: long).title.utf8.count <= TextLimits.mostBytes)
    #expect(try #require(Quote(id: "1", text: long, author: long, seen: Timestamp(milliseconds: 0))).text.utf8.count <= Quote.mostBytes)
    #expect(FeedSettings([.agent: long, .interval: "60"]).sanitizedForImport == FeedSettings([.interval: "60"]))
  }

  @Test("an article's texts and lists are limited, and its identity is derived from the complete item")
  func article() throws {
    let (long, short) = (String(repeating: "long ", count: 1_000), "short")
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
      #expect(article.title.utf8.count <= TextLimits.mostBytes)
      #expect(article.authors.count == TextLimits.mostAuthors && article.tags.count == TextLimits.mostTags)
      #expect(article.enclosures.count == TextLimits.mostEnclosures)
      let texts = article.authors.map(\.shown) + article.tags + article.enclosures.compactMap(\.type)
      #expect(texts.allSatisfy { $0.utf8.count <= TextLimits.mostBytes })
    }
    #expect(short.limited() == short)
  }
}
