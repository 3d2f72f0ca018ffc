import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Dry runs of changes to lists")
struct DryRunListTests {
  private static let one = Subscription.sample()
  private static let two = Subscription.sample(url: "https://example.org/other.xml", title: "Other")

  @Test("a subscription whose URL or id is there already is not added again, whatever else it has")
  func adding() async throws {
    let repository = DryRunSubscriptionRepository(base: MemorySubscriptionRepository([Self.one]))
    let sameURL = Subscription(id: Self.two.id, url: Self.one.url, title: "Same URL")
    let sameID = Subscription(id: Self.one.id, url: Self.two.url, title: "Same id")
    #expect(try await repository.add([sameURL, sameID]) == [])
    #expect(try await repository.add([Self.two, Self.two]) == [Self.two])
    #expect(try await repository.all() == [Self.one, Self.two])
  }

  @Test("a subscription moves to a free URL, and not to that of another")
  func moving() async throws {
    let base = MemorySubscriptionRepository([Self.one, Self.two])
    let repository = DryRunSubscriptionRepository(base: base)
    #expect(try await repository.redirect(Self.one.id, to: Self.two.url, former: Self.one.url) == nil)
    #expect(try await repository.all() == [Self.one, Self.two])
    let free = StoreSample.url("https://example.org/free.xml")
    let moved = Self.two.moved(to: free, former: Self.two.url)
    #expect(try await repository.redirect(Self.two.id, to: free, former: Self.two.url) == moved)
    #expect(try await repository.redirect(Self.two.id, to: free, former: Self.two.url) == moved)
    #expect(try await repository.all() == [Self.one, moved])
    #expect(try await repository.redirect(StoreSample.feed(77), to: StoreSample.url("https://example.org/x"), former: nil) == nil)
    #expect(try await base.all() == [Self.one, Self.two])
  }

  @Test("a dry run shows changed titles and settings, and does not keep them")
  func changing() async throws {
    let base = MemorySubscriptionRepository([Self.one, Self.two])
    let repository = DryRunSubscriptionRepository(base: base)
    let change = SubscriptionChange(title: "Mine")
    #expect(try await repository.configure(Self.one.id, change) == Self.one.changed(change))
    #expect(try await repository.configure(StoreSample.feed(77), change) == nil)
    let details = FeedDetails(title: "Theirs", site: StoreSample.url("https://example.org/"))
    try await repository.recordFeedDetails([Self.two.id: details, StoreSample.feed(77): details])
    #expect(try await repository.all() == [Self.one.changed(change), Self.two.described(byFeed: details)])
    let id = ServerFeedID("feed/8")
    try await repository.recordServerIDs([Self.one.id: id, StoreSample.feed(77): id])
    #expect(try await repository.all().map(\.serverID) == [id, nil])
    #expect(try await base.all() == [Self.one, Self.two])
  }

  @Test("a dry run shows changed views, and does not keep them; a refused change changes nothing")
  func views() async throws {
    let (a, b) = (SavedView(try ViewName("a"), "tea"), SavedView(try ViewName("b"), "milk"))
    let base = MemoryViewRepository(["a": "tea"])
    let repository = DryRunViewRepository(base: base)
    let update = try await repository.change(.save(b, replaces: false))
    #expect(update.before.all == [a] && update.after.all == [a, b])
    #expect(try await repository.all().views.all == [a, b])
    await #expect(throws: ReaderError.view(.exists(a))) { try await repository.change(.save(a, replaces: false)) }
    #expect(try await repository.change(.remove(a.name)).after.all == [b])
    #expect(try await base.all().views.all == [a])
  }
}
