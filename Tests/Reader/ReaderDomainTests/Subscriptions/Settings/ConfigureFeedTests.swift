import ReaderDomain
import ReaderDoubles
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

  @Test("a feed is renamed and moved, and gets its own title and the top level back")
  func renames() async throws {
    let subscriptions = MemorySubscriptionRepository([Subscription.sample(title: "").titled(byFeed: "Tea")])
    func configure(_ feed: String, _ assignments: (String, String?)...) async throws -> Subscription {
      let change = FeedSettingsChange(FeedReference(feed), assignments.map { .init(name: $0, value: $1) })
      return try await ConfigureFeed(subscriptions: subscriptions)(change)
    }
    let renamed = try await configure("tea", ("title", "  My\u{2028}leaves "), ("folder", "/Drinks//Hot/"), ("interval", "60"))
    #expect(renamed.title == "My leaves" && renamed.ownTitle == "My leaves" && renamed.folder.text == "Drinks/Hot")
    #expect(renamed.settings == FeedSettings([.interval: "60"]))
    let reset = try await configure("leaves", ("title", nil), ("folder", nil))
    #expect(reset.title == "Tea" && reset.ownTitle == nil && reset.folder == .top)
    #expect(try await subscriptions.all() == [reset])
    #expect(try await configure("tea", ("title", "Tea")).ownTitle == "Tea")
  }

  @Test(
    "a title or a folder with control characters, or too long, is refused",
    arguments: ["title", "folder"], ["a\u{1B}[2J", "a\u{9B}b", "a\nb", String(repeating: "a", count: 1001)])
  func unprintable(name: String, value: String) async throws {
    await #expect(throws: ReaderError.subscription(.badSetting(name: name, value: value, .unprintable))) {
      try await configure((name, value))
    }
    #expect(try await subscriptions.all() == [Self.tea])
  }

  @Test("tags are set as a whole, taken away, and not written again when they are the same")
  func tags() async throws {
    let tagged = try await configure(("tags", "hot, drinks"))
    #expect(Set(tagged.tags.map(\.text)) == ["hot", "drinks"])
    await subscriptions.failWith(MemoryStores.broken, on: [.configure])
    #expect(try await configure(("tags", "hot, drinks")) == tagged)
    await subscriptions.failWith(nil)
    #expect(try await configure(("interval", "60")).tags == tagged.tags)
    #expect(try await configure(("tags", nil)).tags.isEmpty)
  }

  @Test("a folder of the greatest depth is accepted")
  func deepest() async throws {
    let path = Array(repeating: "a", count: FolderPath.deepest).joined(separator: "/")
    #expect(try await configure(("folder", path)).folder.text == path)
  }

  @Test("a folder that is too deep is refused")
  func deep() async throws {
    let path = Array(repeating: "a", count: FolderPath.deepest + 1).joined(separator: "/")
    await #expect(throws: ReaderError.subscription(.folderTooDeep(FolderPath(path)))) {
      try await configure(("title", "x"), ("folder", path))
    }
    #expect(try await subscriptions.all() == [Self.tea])
  }

  @Test("a change that changes nothing returns the current settings and writes nothing")
  func shows() async throws {
    await subscriptions.failWith(MemoryStores.broken, on: [.configure])
    #expect(try await configure() == Self.tea)
    #expect(try await configure(("agent", nil)) == Self.tea)
    #expect(try await configure(("title", " Tea "), ("folder", "/")) == Self.tea)
  }

  @Test("when one value is unusable, nothing changes")
  func allOrNothing() async throws {
    await #expect(throws: ReaderError.subscription(.badSetting(name: "proxy", value: "x", .notAProxy))) {
      try await configure(("interval", "60"), ("proxy", "x"))
    }
    #expect(try await subscriptions.all() == [Self.tea])
  }

  @Test("an unknown feed and a failing store are errors")
  func fails() async {
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("coffee")))) { try await configure(feed: "coffee") }
    await subscriptions.failWith(MemoryStores.broken, on: [.configure])
    await #expect(throws: MemoryStores.broken) { try await configure(("interval", "60")) }
  }
}
