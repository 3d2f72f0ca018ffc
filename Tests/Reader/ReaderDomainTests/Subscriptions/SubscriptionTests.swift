import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Subscription")
struct SubscriptionTests {
  @Test("an empty title becomes the URL, without its password", arguments: ["", " \n"])
  func title(given: String) {
    #expect(Subscription.sample(url: "https://ann:secret@example.org/feed", title: given).title == "https://example.org/feed")
  }

  @Test(
    "the user's own title wins, then the feed's, then the URL",
    arguments: [
      ("Mine", "Its own", "Mine", "Mine"), ("", "Its own", "Its own", nil), ("", "", "https://example.org/feed.xml", nil),
      ("", nil, "https://example.org/feed.xml", nil), ("https://example.org/feed.xml", "Its own", "Its own", nil),
      ("Its own", "Its own", "Its own", "Its own"),
    ] as [(String, String?, String, String?)])
  func titles(own: String, feed: String?, shown: String, kept: String?) {
    let subscription = Subscription(url: .sample("https://example.org/feed.xml"), title: own, feedTitle: feed)
    #expect(subscription.title == shown && subscription.ownTitle == kept && subscription.feedTitle == feed)
  }

  @Test("a feed that is at its former URL never moved")
  func formerURL() {
    let (old, new) = (WebURL.sample("https://example.org/old"), WebURL.sample("https://example.org/new"))
    #expect(Subscription(url: new, formerURL: new, title: "").formerURL == nil)
    let moved = Subscription(url: old, title: "").moved(to: new, former: old)
    #expect(moved.url == new && moved.formerURL == old)
    #expect(moved.moved(to: old, former: old).formerURL == nil)
  }

  @Test("a title has no control characters, no runs of white space and a limited length")
  func clean() {
    let hostile = " a\u{1B}[31m \u{0} b\n\u{9B}c\u{FFFE} "
    let subscription = Subscription(url: .sample(), title: hostile, feedTitle: hostile + String(repeating: "x", count: 5_000))
    #expect(subscription.ownTitle == "a[31m b c")
    #expect(
      subscription.feedTitle?.hasPrefix("a[31m b c x") == true && subscription.feedTitle?.utf8.count ?? .max <= TextLimits.maximumBytes)
  }

  @Test(
    "a refresh stores the feed's title when it is new, and never in place of the user's own",
    arguments: [
      ("", nil, "New", "New"), ("", nil, "", ""), ("", "Old", "New", "New"), ("", "Old", " Old\n", nil), ("", "Old", "", nil),
      ("Mine", nil, "New", nil), ("Mine", "Old", "New", "New"), ("", "", "", nil),
    ] as [(String, String?, String, String?)])
  func newTitles(own: String, feed: String?, arrived: String, stored: String?) {
    let subscription = Subscription(url: .sample(), title: own, feedTitle: feed)
    #expect(subscription.newFeedTitle(arrived) == stored)
  }

  @Test("a given identity outlives a change of the URL")
  func moved() {
    let before = Subscription.sample()
    let after = Subscription.sample(id: before.id, url: "https://example.net/new.xml")
    #expect(after.id == before.id)
    #expect(after.id != FeedID(url: after.url))
  }
}
