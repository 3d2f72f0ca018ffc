import Domain
import DomainDoubles
import Testing

@Suite("ConfigureFeed")
struct ConfigureFeedTests {
  private static let tea = Subscription.sample(title: "Tea")

  private let subscriptions = MemorySubscriptionRepository([tea])

  private func configure(_ assignments: (String, String?)..., feed: String = "tea") async throws -> Subscription {
    let change = FeedSettingsChange(FeedReference(feed), assignments.map { .init(name: $0, value: $1) })
    return try await ConfigureFeed(subscriptions: subscriptions)(change)
  }

  @Test("settings are set, changed and unset, and the others stay unchanged")
  func sets() async throws {
    #expect(try await configure(("interval", "60"), ("agent", "a")).settings == FeedSettings([.interval: "60", .agent: "a"]))
    let changed = try await configure(("interval", "90"), ("agent", nil))
    #expect(changed.settings == FeedSettings([.interval: "90"]))
    #expect(try await subscriptions.all() == [changed])
  }

  @Test("a change that changes nothing returns the current settings and writes nothing")
  func shows() async throws {
    await subscriptions.failWith(MemoryStores.broken, on: [.configure])
    #expect(try await configure() == Self.tea)
    #expect(try await configure(("agent", nil)) == Self.tea)
  }

  @Test("when one value is unusable, nothing changes")
  func allOrNothing() async throws {
    await #expect(throws: ReadingError.badFeedSetting(name: "proxy", value: "x", .notAProxy)) {
      try await configure(("interval", "60"), ("proxy", "x"))
    }
    #expect(try await subscriptions.all() == [Self.tea])
  }

  @Test("an unknown feed and a failing store are errors")
  func fails() async {
    await #expect(throws: ReadingError.feedNotFound(FeedReference("coffee"))) { try await configure(feed: "coffee") }
    await subscriptions.failWith(MemoryStores.broken, on: [.configure])
    await #expect(throws: MemoryStores.broken) { try await configure(("interval", "60")) }
  }
}
