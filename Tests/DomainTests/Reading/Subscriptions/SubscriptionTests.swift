import Domain
import DomainDoubles
import Testing

@Suite("Subscription")
struct SubscriptionTests {
  @Test("an empty title becomes the URL, without its password", arguments: ["", " \n"])
  func title(given: String) {
    #expect(Subscription.sample(url: "https://ann:secret@example.org/feed", title: given).title == "https://example.org/feed")
  }

  @Test("a given identity outlives a change of the URL")
  func moved() {
    let before = Subscription.sample()
    let after = Subscription.sample(id: before.id, url: "https://example.net/new.xml")
    #expect(after.id == before.id)
    #expect(after.id != FeedID(url: after.url))
  }
}
