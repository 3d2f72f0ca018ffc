import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ExportSubscriptions")
struct ExportSubscriptionsTests {
  private let outlines = MemoryOutlineRepository(ownText: "<opml/>")
  private let subscriptions = MemorySubscriptionRepository([.sample()])

  @Test("the list is returned as text, and no file is written")
  func text() async throws {
    #expect(try await ExportSubscriptions(outlines: outlines, subscriptions: subscriptions)(.text) == .text("<opml/>"))
    #expect(await outlines.written.isEmpty)
  }

  @Test("the list is written to the named file")
  func file() async throws {
    #expect(try await ExportSubscriptions(outlines: outlines, subscriptions: subscriptions)(.file("list.opml")) == .file("list.opml"))
    #expect(await outlines.written == ["list.opml"])
  }

  @Test("feeds from programs and files are counted as left out")
  func leftOut() async throws {
    let local = MemorySubscriptionRepository([.sample(), Subscription(source: try LocalSource("exec:feed"), title: "")])
    #expect(try await ExportSubscriptions(outlines: outlines, subscriptions: local)(.text) == .text("<opml/>", leftOut: 1))
    #expect(try await ExportSubscriptions(outlines: outlines, subscriptions: local)(.file("a")) == .file("a", leftOut: 1))
  }

  @Test("a list that cannot be read or written is an error", arguments: [ExportInput.text, .file("list.opml")])
  func broken(input: ExportInput) async {
    await outlines.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await ExportSubscriptions(outlines: outlines, subscriptions: subscriptions)(input) }
    #expect(await outlines.written.isEmpty)
  }
}
