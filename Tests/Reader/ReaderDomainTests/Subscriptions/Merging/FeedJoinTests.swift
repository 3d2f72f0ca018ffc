import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("FeedJoin")
struct FeedJoinTests {
  @Test(
    "a default port, a fragment, the case of the host, and a slash in place of no path make no other feed",
    arguments: [
      ("https://example.org/feed", "https://example.org:443/feed", true),
      ("http://example.org/feed", "http://example.org:80/feed", true),
      ("https://example.org/feed", "https://example.org/feed#top", true),
      ("https://example.org/feed?a=1", "HTTPS://EXAMPLE.org:443/feed?a=1#b", true),
      ("https://example.org", "https://example.org/", true),
      ("https://me:key@example.org/feed", "https://me:key@example.org:443/feed#x", true),
      ("https://example.org/feed", "http://example.org/feed", false),
      ("https://example.org/feed", "https://example.org:80/feed", false),
      ("http://example.org/feed", "http://example.org:443/feed", false),
      ("https://example.org/feed", "https://example.org/Feed", false),
      ("https://example.org/feed", "https://example.org/feed/", false),
      ("https://example.org/feed", "https://example.org/feed?", false),
      ("https://example.org/feed", "https://example.org/feed%23top", false),
      ("https://me:key@example.org/feed", "https://example.org/feed", false),
    ])
  func notations(one: String, other: String, isSame: Bool) {
    let feeds = [Subscription.sample(url: one), .sample(url: "https://example.net/"), .sample(url: other)]
    #expect(FeedJoin.joins(in: feeds) == (isSame ? [FeedJoin(feeds[0], [feeds[2]])] : []))
  }

  @Test("the first feed stays, and takes over the title, the folders, the tags and the settings of all that it lacks")
  func union() throws {
    let feed = Subscription(
      url: .sample("https://example.org/feed"), title: "", feedTitle: "Tea", folder: FolderPath("One"), tags: [try TagName("a")],
      settings: FeedSettings([.interval: "60"]))
    let second = Subscription(
      url: .sample("https://example.org/feed#2"), title: "Second", folder: FolderPath("Two"), tags: [try TagName("b"), try TagName("a")],
      settings: FeedSettings([.interval: "90", .proxy: "http://p:1"]))
    let third = Subscription(
      url: .sample("https://example.org/feed#3"), title: "Third", folder: FolderPath("one"),
      settings: FeedSettings([.header: "X: y"], origins: [.header: "https://elsewhere.example"]))
    let join = FeedJoin(feed, [second, third])
    let settings = FeedSettings(
      [.interval: "60", .proxy: "http://p:1", .header: "X: y"], origins: [.header: "https://elsewhere.example"])
    #expect(
      join.change
        == SubscriptionChange(title: "Second", tags: [try TagName("a"), try TagName("b"), try TagName("two")], settings: settings))
    #expect(join.leftOut == [second.id: ["interval"], third.id: ["title"]])
    #expect(feed.changed(join.change).withheldSecrets.map(\.key) == [.header], "a secret stays with its origin")
  }

  @Test(
    "of two limits for articles, the one that keeps more holds, and a limit of only one feed limits nothing",
    arguments: [
      ("50", "50", "50"), ("50", "200", "200"), ("200", "50", "200"), ("50", "all", "all"), ("all", "50", "all"), (nil, "50", "all"),
      ("50", nil, "all"), (nil, nil, nil),
    ])
  func limits(one: String?, other: String?, joined: String?) {
    func feed(_ url: String, _ limit: String?) -> Subscription {
      Subscription(url: .sample(url), title: "", settings: FeedSettings(limit.map { [.keepArticles: $0] } ?? [:]))
    }
    let first = feed("https://example.org/feed", one)
    let join = FeedJoin(first, [feed("https://example.org/feed#2", other)])
    #expect(first.changed(join.change).settings[.keepArticles] == joined)
  }

  @Test("a folder that is no name of a tag, and tags beyond the most of a feed, are named")
  func leftOut() throws {
    let tags = try (1...TagName.maximumPerFeed).map { try TagName("t\($0)") }
    let feed = Subscription(url: .sample("https://example.org/feed"), title: "", folder: FolderPath("One"), tags: tags)
    let other = Subscription(
      url: .sample("https://example.org/feed#2"), title: "", folder: FolderPath(names: ["a,b"]), tags: [try TagName("more")])
    #expect(FeedJoin(feed, [other]).leftOut == [other.id: ["folder", "tags"]])
  }
}
