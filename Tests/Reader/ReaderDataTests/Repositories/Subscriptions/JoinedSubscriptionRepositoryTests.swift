import CoreDomain
import CoreDoubles
import ReaderData
import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("The feeds of the web and of this computer")
struct JoinedSubscriptionRepositoryTests {
  private let web = Subscription.sample(url: "https://example.org/1", title: "Web")
  private let list: MemorySubscriptionRepository
  private let sources = MemorySubscriptionRepository()

  init() { list = MemorySubscriptionRepository([web]) }

  private var joined: JoinedSubscriptionRepository { JoinedSubscriptionRepository(list: list, sources: sources) }

  private static func local(_ text: String) throws -> Subscription { Subscription(source: try LocalSource(text), title: text) }

  @Test("each feed is added to its own store, and each change reaches the store that has the feed")
  func routes() async throws {
    let (local, other) = (try Self.local("exec:a"), Subscription.sample(url: "https://example.org/2"))
    #expect(Set(try await joined.add([local, other])) == [local, other])
    #expect(try await joined.all() == [web, other, local])
    #expect(try await sources.all() == [local])
    for feed in [web, local] { #expect(try await joined.configure(feed.id, SubscriptionChange(title: "New"))?.title == "New") }
    try await joined.recordFeedDetails([web.id: "W", local.id: "L", other.id: "O"].mapValues { FeedDetails(title: $0) })
    #expect(try await joined.all().map(\.feedTitle) == ["W", "O", "L"])
    #expect(try await joined.redirect(local.id, to: .sample("https://example.org/3"), former: nil)?.source != nil)
    try await joined.remove(local.id)
    try await joined.remove(web.id)
    #expect(try await joined.all().map(\.id) == [other.id])
    #expect(try await sources.all().isEmpty)
  }

  @Test("a feed of this computer with an id of the list is left out")
  func twins() async throws {
    let twin = Subscription(id: web.id, source: try LocalSource("exec:a"), title: "Twin")
    #expect(try await joined.add([twin]).isEmpty)
    _ = try await sources.add([twin])
    #expect(try await joined.all() == [web])
    try await joined.remove(web.id)
    #expect(try await list.all().isEmpty)
    #expect(try await sources.all() == [twin])
  }

  @Test("when the list cannot take a website, the title of a feed of this computer is saved; a title that the list cannot take is an error")
  func unwritableList() async throws {
    let (local, broken) = (try Self.local("exec:a"), ReaderError.store(.unwritable(path: "/x", reason: "full")))
    _ = try await sources.add([local])
    await list.failWith(broken, on: [.recordFeedDetails])
    let title = FeedDetails(title: "New", site: .sample("https://example.org/"))
    try await joined.record([web.id: FeedDetails(site: .sample("https://example.org/")), local.id: title])
    #expect(try await sources.all().map(\.feedTitle) == ["New"])
    await #expect(throws: broken) { try await joined.record([web.id: title, local.id: title]) }
  }

  @Test("an error of either store is an error")
  func broken() async throws {
    let broken = ReaderError.store(.unwritable(path: "/x", reason: "full"))
    await sources.failWith(broken)
    await #expect(throws: broken) { try await joined.all() }
    await #expect(throws: broken) { try await joined.remove(web.id) }
  }
}
