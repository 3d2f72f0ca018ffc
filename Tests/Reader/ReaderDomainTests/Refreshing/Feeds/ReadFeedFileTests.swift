import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ReadFeedFile")
struct ReadFeedFileTests {
  private let feeds = MemoryFeedRepository()

  @Test("a feed is read from a file without a request")
  func file() async throws {
    await feeds.put(.sample(title: "Read"), in: .file("feed.xml"))
    #expect(try await ReadFeedFile(feeds: feeds)(.file("feed.xml")).title == "Read")
    #expect(await feeds.discoveries.isEmpty)
    #expect(await feeds.fetches.isEmpty)
  }

  @Test("a document that is not a feed is an error")
  func broken() async {
    let problem = ReaderError.feed(.notAFeed(.standardInput, .notAFeed(found: "a picture")))
    await feeds.failWith(problem, on: [.read])
    await #expect(throws: problem) { try await ReadFeedFile(feeds: feeds)(.standardInput) }
  }
}
