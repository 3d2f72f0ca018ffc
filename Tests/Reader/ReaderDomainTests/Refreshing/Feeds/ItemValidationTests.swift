import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ItemValidation")
struct ItemValidationTests {
  /// An item with a date, so that it has no error.
  private static func item(_ guid: String?, _ title: String = "T", at url: String? = nil) -> FeedItem {
    .sample(guid: guid, title: title, url: url.map { WebURL.sample($0) }, published: .sample())
  }

  @Test(
    "each kind of error is counted",
    arguments: [
      ([], []),
      ([item("1"), item("2")], []),
      // Items that are identified by URL, or edited and never published, have no error.
      ([item(nil, at: "https://example.org/1"), FeedItem(guid: "2", updated: .sample())], []),
      ([item("1"), item("1"), item(" 1 ")], [.repeatedItems(count: 2)]),
      ([item("1", "A"), item(" 1", "B"), item("2")], [.sharedGUIDs(count: 2)]),
      ([item("1", "A"), item("1", "B"), item("1", "A")], [.repeatedItems(count: 1), .sharedGUIDs(count: 2)]),
      ([item(nil, "A"), item(" ", "B"), item("1")], [.itemsWithoutIdentity(count: 2)]),
      ([FeedItem(guid: "1"), item("2"), FeedItem()], [.itemsWithoutIdentity(count: 1), .itemsWithoutDate(count: 2)]),
    ] as [([FeedItem], [FeedDiagnostic])])
  func findings(items: [FeedItem], findings: [FeedDiagnostic]) {
    #expect(ItemValidation.findings(in: items) == findings)
  }
}
