import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RevertRedirect")
struct RevertRedirectTests {
  private static let (old, new) = (WebURL.sample("https://example.org/tea"), WebURL.sample("https://example.net/tea"))
  private static let tea = Subscription(id: FeedID(url: old), url: new, formerURL: old, title: "Tea")

  @Test("a reverted redirect is remembered with all that is known of the feed, and is not pending any more")
  func remembered() async throws {
    let before = FetchState(
      articles: 3, lastTried: .sample(), redirect: PendingRedirect(target: Self.new, lastSeen: .sample()), urls: [Self.old, Self.new])
    let home = MemoryStores([Self.tea], fetchStates: [Self.tea.id: before])
    let reverted = try await home.revertRedirect(FeedReference("tea"))
    #expect(reverted.declined == Self.new && reverted.subscription.url == Self.old && reverted.subscription.formerURL == nil)
    let after = try await home.fetchStates.all()[Self.tea.id]
    #expect(after == FetchState(articles: 3, lastTried: .sample(), declinedRedirect: Self.new, urls: [Self.old]))
  }

  @Test("a feed that was never fetched since its move goes back too")
  func neverFetched() async throws {
    let home = MemoryStores([Self.tea])
    _ = try await home.revertRedirect(FeedReference("tea"))
    #expect(try await home.fetchStates.all()[Self.tea.id]?.declinedRedirect == Self.new)
  }

  @Test("a feed without an earlier URL is an error, and so is an earlier URL that another feed has")
  func errors() async throws {
    let other = Subscription(url: Self.old, title: "Other")
    let moved = Subscription(id: FeedID(url: Self.new), url: Self.new, formerURL: Self.old, title: "Tea")
    let home = MemoryStores([moved, other])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(other))) { try await home.revertRedirect(FeedReference("tea")) }
    await #expect(throws: ReaderError.subscription(.neverMoved(other))) { try await home.revertRedirect(FeedReference("other")) }
  }
}
