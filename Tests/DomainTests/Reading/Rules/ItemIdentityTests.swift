import Domain
import DomainDoubles
import Testing

/// The texts here may never change: identities of articles are derived from them, and so every star on every person's disk hangs on them.
@Suite("ItemIdentity")
struct ItemIdentityTests {
  private static let page = WebAddress.sample("https://example.org/1")
  private static let otherPage = WebAddress.sample("https://example.org/2")
  private static let date = Timestamp(milliseconds: 1_772_353_800_000)

  @Test(
    "the first rung that an item has decides",
    arguments: [
      (FeedItem(guid: " x ", title: "T", address: page, body: .text("b"), published: date), "guid:x"),
      (FeedItem(guid: " ", title: "T", address: page, body: .text("b"), published: date), "link:https://example.org/1"),
      (FeedItem(title: " A  T ", body: .text("b"), published: date), "title:A T\non:1772353800000"),
      (FeedItem(title: "T", body: .text("b"), updated: date), "title:T"),
      (FeedItem(title: " ", body: .html("<p>b\n c</p>"), published: date), "body:<p>b c</p>"),
      (FeedItem(body: .text("b")), "body:b"),
      (FeedItem(title: "Episode", body: .text("b"), enclosures: [Enclosure(address: otherPage)]), "file:https://example.org/2"),
      (FeedItem(summary: " A  summary", published: date), "summary:A summary"),
      (FeedItem(published: date), "summary:"),
    ])
  func ladder(item: FeedItem, identity: String) {
    #expect(ItemIdentity.identities(of: [item]) == [identity])
  }

  @Test("an item that is listed twice is one item, where it stands first")
  func twice() {
    let items = [FeedItem(guid: "x", title: "A"), FeedItem(guid: "y"), FeedItem(guid: "x", title: "A"), FeedItem(guid: "x", title: "A")]
    #expect(ItemIdentity.identities(of: items) == ["guid:x", "guid:y", nil, nil])
  }

  @Test("items that share a guid and have no address are told apart by their titles")
  func sharedWithoutAddress() {
    let items = [FeedItem(guid: "x", title: "A"), FeedItem(guid: "x", title: "B"), FeedItem(guid: "x", title: " A ")]
    #expect(ItemIdentity.identities(of: items) == ["guid:x\ntitled:A", "guid:x\ntitled:B", nil])
  }

  @Test("items that share a guid are told apart by their addresses")
  func shared() {
    let items = [Self.item(Self.page), Self.item(Self.otherPage), Self.item(Self.page), Self.item(nil), Self.item(nil)]
    #expect(
      ItemIdentity.identities(of: items)
        == ["guid:x\nat:https://example.org/1", "guid:x\nat:https://example.org/2", nil, "guid:x", nil])
  }

  @Test("who shares a guid keeps its identity wherever it stands in the document")
  func order() {
    let addresses = [nil, Self.page, Self.otherPage]
    let forward = ItemIdentity.identities(of: addresses.map(Self.item))
    let backward = ItemIdentity.identities(of: addresses.reversed().map(Self.item))
    #expect(forward == Array(backward.reversed()))
  }

  @Test("a new item on top of others with the same guid takes over nobody's identity")
  func newOnTop() {
    let third = WebAddress.sample("https://example.org/3")
    let before = ItemIdentity.identities(of: [Self.otherPage, Self.page].map(Self.item))
    let after = ItemIdentity.identities(of: [third, Self.otherPage, Self.page].map(Self.item))
    #expect(Array(after.dropFirst()) == before)
  }

  @Test("a guid that one item has alone does not depend on its address")
  func moved() {
    #expect(ItemIdentity.identities(of: [Self.item(Self.page)]) == ItemIdentity.identities(of: [Self.item(Self.otherPage)]))
  }

  private static func item(_ address: WebAddress?) -> FeedItem { FeedItem(guid: "x", address: address) }
}
