import CoreData
import ReaderDomain
import Testing

@testable import StatusSync

@Suite("The items of the last merge")
struct SyncedItemsTests {
  @Test("items are read back as written, and unknown kinds are skipped")
  func items() throws {
    let items = SyncedItems(
      folder: "/f", changed: [.feed: 12, .view: .max], items: [.feed: ["a": SyncItem(["title": "x", "present": "yes"])], .rule: [:]],
      unshared: ["b", "c"])
    #expect(try SyncedItems(parsing: items.bytes) == items)
    let later = #"{"schema":1,"synced":{"theme":{"a":{}},"changed":{"theme":"5","feed":"6"},"folder":"/f"}}"#
    #expect(try SyncedItems(parsing: Array(later.utf8)) == SyncedItems(folder: "/f", changed: [.feed: 6]))
    #expect(throws: DocumentSchema.VersionError.self) { try SyncedItems(parsing: Array(#"{"schema":1,"synced":{"changed":{}}}"#.utf8)) }
  }
}
