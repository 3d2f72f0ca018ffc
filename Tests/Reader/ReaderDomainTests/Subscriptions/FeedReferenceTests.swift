import ReaderDomain
import ReaderDoubles
import Testing

@Suite("FeedReference")
struct FeedReferenceTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let worldNews = Subscription.sample(url: "https://ann:secret@example.net/world.xml", title: "World News")
  private static let blog = Subscription.sample(url: "https://example.com/blog.xml", title: "A Blog")
  private static let duplicate = Subscription.sample(url: "https://example.com/twin.xml", title: "a blog")
  private static let all = [news, worldNews, blog, duplicate]

  @Test(
    "a feed is found by URL, title, prefix of its id or part of its title, in this order",
    arguments: [
      ("https://example.org/news.xml", news), (" HTTPS://Example.org/news.xml ", news), ("https://example.net/world.xml", worldNews),
      ("https://ann:secret@example.net/world.xml", worldNews), ("https://example.org:443/news.xml#top", news), ("news", news),
      ("NEWS", news), ("world", worldNews), ("orld ne", worldNews),
      (blog.id.text, blog), (String(duplicate.id.text.prefix(4)), duplicate), (blog.id.text.uppercased(), blog),
    ])
  func found(text: String, subscription: Subscription) throws {
    #expect(try FeedReference(text).resolve(in: Self.all) == subscription)
  }

  @Test("a Greek title is found whichever sigma it is typed with", arguments: ["Ο ΚΌΣΜΟΣ", "κόσμος", "κόσμοσ"])
  func sigmas(text: String) throws {
    for title in ["Ο Κόσμος", "Ο ΚΌΣΜΟΣ"] {
      let greek = Subscription.sample(url: "https://example.org/world.xml", title: title)
      #expect(try FeedReference(text).resolve(in: Self.all + [greek]) == greek)
    }
  }

  @Test("a text that matches no feed finds nothing", arguments: ["", "  ", "sport", "https://example.org/other.xml", "zzzz"])
  func notFound(text: String) {
    #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference(text)))) { try FeedReference(text).resolve(in: Self.all) }
  }

  @Test("a prefix of three digits is too short for an id")
  func shortID() {
    let reference = FeedReference(String(Self.blog.id.text.prefix(3)))
    #expect(throws: ReaderError.subscription(.feedNotFound(reference))) { try reference.resolve(in: [Self.blog]) }
  }

  @Test(
    "when several feeds match equally well, the error lists them",
    arguments: [("A Blog", [blog, duplicate]), ("blo", [blog, duplicate])])
  func ambiguous(text: String, matches: [Subscription]) {
    #expect(throws: ReaderError.subscription(.feedAmbiguous(FeedReference(text), matches: matches))) {
      try FeedReference(text).resolve(in: Self.all)
    }
  }
}
