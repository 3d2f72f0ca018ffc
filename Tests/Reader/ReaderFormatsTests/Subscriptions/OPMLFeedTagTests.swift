import DataDoubles
import ReaderDomain
@testable import Subscriptions
import Testing

@Suite("Tags of one feed in an OPML list")
struct OPMLFeedTagTests {
  private let id = FeedID(url: StoreSample.url("https://example.org/1.xml"))

  /// A list with one feed that has these tags.
  private func list(_ tags: [String], folder: FolderPath = .top) throws -> OPMLDocument {
    var document = OPMLDocument()
    let names = try tags.map { text in try TagName(text) }
    _ = document.add([Subscription(url: StoreSample.url("https://example.org/1.xml"), title: "T", folder: folder, tags: names)])
    return document
  }

  private func reread(_ document: OPMLDocument) throws -> Subscription {
    try OPMLDocument(parsing: document.bytes).outline.subscriptions[0]
  }

  @Test("tags are written, and read again, in their order")
  func written() throws {
    let subscription = try reread(list(["to-read", "daily"]))
    #expect(subscription.tags.map(\.text) == ["to-read", "daily"])
    #expect(subscription.folder == .top)
    #expect(try reread(list([])).tags == [])
  }

  @Test("tags are replaced and removed, and the folder stays")
  func replaced() throws {
    var document = try list(["old"], folder: FolderPath("News"))
    let changed = document.configure(id, SubscriptionChange(tags: [try TagName("new")]))
    #expect(changed?.tags.map(\.text) == ["new"])
    #expect(changed?.folder == FolderPath("News"))
    #expect(try reread(document).folder == FolderPath("News"))
    #expect(document.configure(id, SubscriptionChange(tags: []))?.tags == [])
    #expect(try reread(document).tags == [])
  }

  @Test("a title that changes leaves the tags")
  func title() throws {
    var document = try list(["kept"])
    #expect(document.configure(id, SubscriptionChange(title: "Mine"))?.tags.map(\.text) == ["kept"])
    #expect(document.configure(id, SubscriptionChange(folder: FolderPath("News")))?.tags.map(\.text) == ["kept"])
  }

  @Test("categories that another reader wrote are tags, each once, and the feed stays in the folder that they named")
  func foreign() throws {
    let list =
      "<opml><body><outline type='rss' xmlUrl='https://example.org/1.xml' category='/News/Local,Daily, daily ,to-read'/></body></opml>"
    var document = try OPMLDocument(repairing: Array(list.utf8))
    let before = document.outline.subscriptions[0]
    #expect(before.tags.map(\.text) == ["daily", "to-read"])
    #expect(before.folder == FolderPath("News/Local"))
    let changed = document.configure(before.id, SubscriptionChange(tags: [try TagName("new")]))
    #expect(changed?.folder == FolderPath("News/Local"))
    #expect(changed?.tags.map(\.text) == ["new"])
  }
}
