import CoreDomain
import CoreDoubles
import ReaderDomain
import Testing

/// Never change the texts here: the identities of articles are derived from them, so every star on every user's disk depends on them.
@Suite("ArticleIdentity")
struct ArticleIdentityTests {
  private static let page = WebURL.sample("https://example.org/1")
  private static let otherPage = WebURL.sample("https://example.org/2")
  private static let date = Timestamp(milliseconds: 1_772_353_800_000)

  @Test(
    "the first property that an item has decides its identity",
    arguments: [
      (FeedItem(guid: " x ", title: "T", url: page, body: .text("b"), published: date), "guid:x"),
      (FeedItem(guid: " ", title: "T", url: page, body: .text("b"), published: date), "link:https://example.org/1"),
      (FeedItem(title: " A  T ", body: .text("b"), published: date), "title:A T\non:1772353800000"),
      (FeedItem(title: "T", body: .text("b"), updated: date), "title:T"),
      (FeedItem(title: " ", body: .html("<p>b\n c</p>"), published: date), "body:<p>b c</p>"),
      (FeedItem(body: .text("b")), "body:b"),
      (FeedItem(title: "Episode", body: .text("b"), enclosures: [Enclosure(url: otherPage)]), "file:https://example.org/2"),
      (FeedItem(summary: " A  summary", published: date), "summary:A summary"),
      (FeedItem(published: date), "summary:"),
    ])
  func ladder(item: FeedItem, identity: String) {
    #expect(ArticleIdentity.identities(of: [item]) == [identity])
  }

  @Test(
    "an item that is listed twice counts once, at its first position; items with a shared guid are distinguished by URLs, or else titles",
    arguments: [
      (
        [FeedItem(guid: "x", title: "A"), FeedItem(guid: "y"), FeedItem(guid: "x", title: "A"), FeedItem(guid: "x", title: "A")],
        ["guid:x", "guid:y", nil, nil]
      ),
      (
        [FeedItem(guid: "x", title: "A"), FeedItem(guid: "x", title: "B"), FeedItem(guid: "x", title: " A ")],
        ["guid:x\ntitled:A", "guid:x\ntitled:B", nil]
      ),
      (
        [item(page), item(otherPage), item(page), item(nil), item(nil)],
        ["guid:x\nat:https://example.org/1", "guid:x\nat:https://example.org/2", nil, "guid:x", nil]
      ),
    ] as [([FeedItem], [String?])])
  func shared(items: [FeedItem], identities: [String?]) {
    #expect(ArticleIdentity.identities(of: items) == identities)
  }

  @Test("an item with a shared guid keeps its identity at every position in the document")
  func order() {
    let urls = [nil, Self.page, Self.otherPage]
    let forward = ArticleIdentity.identities(of: urls.map(Self.item))
    let backward = ArticleIdentity.identities(of: urls.reversed().map(Self.item))
    #expect(forward == Array(backward.reversed()))
  }

  @Test("a new item above others with the same guid does not take over their identities")
  func newOnTop() {
    let third = WebURL.sample("https://example.org/3")
    let before = ArticleIdentity.identities(of: [Self.otherPage, Self.page].map(Self.item))
    let after = ArticleIdentity.identities(of: [third, Self.otherPage, Self.page].map(Self.item))
    #expect(Array(after.dropFirst()) == before)
  }

  @Test("the identity of an item with a unique guid does not depend on its URL")
  func moved() {
    #expect(ArticleIdentity.identities(of: [Self.item(Self.page)]) == ArticleIdentity.identities(of: [Self.item(Self.otherPage)]))
  }

  @Test("items with a shared guid and URL are distinguished by their files, or by title and date when both differ")
  func sharedWithURL() {
    let day = 86_400_000
    func episode(
      _ title: String, file: String? = nil, on days: Int? = nil, guid: String? = "x", at page: WebURL? = Self.page
    ) -> FeedItem {
      FeedItem(
        guid: guid, title: title, url: page, published: days.map { Timestamp(milliseconds: Int64($0 * day)) },
        enclosures: file.map { [Enclosure(url: .sample("https://example.org/\($0).mp3"))] } ?? [])
    }
    let cases: [([FeedItem], [String?])] = [
      (
        [episode("A", file: "a"), episode("A", file: "b")],
        ["guid:x\nfile:https://example.org/a.mp3", "guid:x\nfile:https://example.org/b.mp3"]
      ),
      (
        [episode("A", file: "a", on: 1), episode("B", file: "a", on: 2)],
        ["guid:x\ntitled:A\non:\(day)", "guid:x\ntitled:B\non:\(2 * day)"]
      ),
      ([episode(" A ", on: 1), episode("B", on: 2)], ["guid:x\ntitled:A\non:\(day)", "guid:x\ntitled:B\non:\(2 * day)"]),
      // One item that was edited or is listed twice.
      ([episode("A", on: 1), episode("B", on: 1)], ["guid:x", nil]),
      ([episode("A", on: 1), episode("A", on: 2)], ["guid:x", nil]),
      ([episode("A"), episode("B")], ["guid:x", nil]),
      ([episode("A", file: "a"), episode("A")], ["guid:x", nil]),
      // Their pages distinguish these items, so no further step is needed.
      (
        [episode("A", file: "a", on: 1), episode("B", file: "b", on: 2, at: Self.otherPage)],
        ["guid:x\nat:https://example.org/1", "guid:x\nat:https://example.org/2"]
      ),
      // Items without a guid or a URL share it, too.
      (
        [episode("A", on: 1, guid: nil), episode("B", on: 2, guid: nil)],
        ["link:https://example.org/1\ntitled:A\non:\(day)", "link:https://example.org/1\ntitled:B\non:\(2 * day)"]
      ),
      // Without guids and dates, the titles of items with one URL are enough.
      (
        [episode("A", guid: nil), episode(" B ", guid: nil)],
        ["link:https://example.org/1\ntitled:A", "link:https://example.org/1\ntitled:B"]
      ),
      ([episode("A", guid: nil), episode("A", guid: nil)], ["link:https://example.org/1", nil]),
      // An item without a title would inherit what the others leave.
      ([episode("A", guid: nil), episode("B", guid: nil), episode("", guid: nil)], ["link:https://example.org/1", nil, nil]),
      (
        [episode("A", on: 1, guid: nil), episode("B", on: 2, guid: nil), episode("C", guid: nil)],
        ["A\non:\(day)", "B\non:\(2 * day)"].map { "link:https://example.org/1\ntitled:\($0)" } + ["link:https://example.org/1"]
      ),
      (
        [episode("A", file: "a", on: 1, guid: nil, at: nil), episode("A", file: "b", on: 1, guid: nil, at: nil)],
        ["a", "b"].map { "title:A\non:\(day)\nfile:https://example.org/\($0).mp3" }
      ),
    ]
    for (items, identities) in cases {
      #expect(ArticleIdentity.identities(of: items) == identities)
      if !identities.contains(nil) { #expect(ArticleIdentity.identities(of: items.reversed()) == identities.reversed()) }
    }
  }

  private static func item(_ url: WebURL?) -> FeedItem { FeedItem(guid: "x", url: url) }
}
