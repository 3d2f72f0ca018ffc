import ReaderDomain
import ReaderDoubles
import Testing

@Suite("CountFeedItems")
struct CountFeedItemsTests {
  private let feeds = MemoryFeedRepository()

  @Test("the items of a file are counted without a request")
  func file() async throws {
    await feeds.put(.sample(items: [.sample(guid: "1"), .sample(guid: "2")]), in: .file("feed.xml"))
    #expect(try await CountFeedItems(feeds: feeds)(.file("feed.xml")) == 2)
    #expect(await feeds.discoveries.isEmpty)
    #expect(await feeds.fetches.isEmpty)
  }

  @Test("a missing document is an error")
  func missing() async {
    await #expect(throws: ReaderError.document(.file("no"), .missing)) { try await CountFeedItems(feeds: feeds)(.file("no")) }
  }
}
