import Domain
import FileStorage
import Testing

@testable import StatusSync

@Suite("What is remembered of the last merge")
struct SeenJournalsTests {
  private static let seen = SeenJournals(
    folder: "/f", device: "one-1", statuses: "s", stamps: ["": "1 2 3", "two-1.jsonl": "4 5 6"], given: SeenJournals.Given(),
    problems: ["/f/x": "it is a symbolic link"])

  private static func read(_ text: String) -> SeenJournals? { try? SeenJournals(parsing: Array(text.utf8)) }

  @Test("it is read as it was written")
  func same() throws { #expect(try SeenJournals(parsing: Self.seen.bytes) == Self.seen) }

  @Test("the names are written in order, so that the same state gives the same bytes")
  func order() throws {
    var seen = Self.seen
    let names = ["d", "a", "c", "e", "b"].map { "device-\($0).jsonl" }
    seen.stamps = Dictionary(uniqueKeysWithValues: names.map { ($0, "1 2 3") })
    let text = String(decoding: seen.bytes, as: UTF8.self)
    let places = try names.sorted().map { try #require(text.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("the positions in the own journal and in its copy are told apart")
  func positions() {
    let read = Self.read(
      #"{"schema":1,"seen":{"later":{},"own":{"offset":7},"shared":{"offset":9},"folder":"/f","device":"one-1","statuses":"s"}}"#)
    #expect(read?.given.own.offset == 7)
    #expect(read?.given.shared.offset == 9)
    #expect(read?.stamps == [:])
    #expect(read.map { (try? SeenJournals(parsing: $0.bytes)) == $0 } == true)
  }

  @Test("without folder, device or statuses it is damaged", arguments: ["folder", "device", "statuses"])
  func missing(member: String) {
    let text = String(decoding: Self.seen.bytes, as: UTF8.self)
    #expect(Self.read(text) == Self.seen)
    #expect(Self.read(text.replacing("\"\(member)\":", with: "\"x\":")) == nil)
  }

  @Test("the items of the last merge are read as they were written, and those of a later version are skipped")
  func items() throws {
    let items = SyncedItems(
      folder: "/f", changed: [.feed: 12, .view: .max], items: [.feed: ["a": SyncItem(["title": "x", "present": "yes"])], .rule: [:]],
      unshared: ["b", "c"])
    #expect(try SyncedItems(parsing: items.bytes) == items)
    let later = #"{"schema":1,"synced":{"theme":{"a":{}},"changed":{"theme":"5","feed":"6"},"folder":"/f"}}"#
    #expect(try SyncedItems(parsing: Array(later.utf8)) == SyncedItems(folder: "/f", changed: [.feed: 6]))
    #expect(throws: DocumentSchema.VersionError.self) { try SyncedItems(parsing: Array(#"{"schema":1,"synced":{"changed":{}}}"#.utf8)) }
  }

  @Test("only a locked or unwritable data directory may pass by itself")
  func passing() {
    let passing: [DataStoreError] = [.locked(byProcess: 1), .unwritable(path: "p", reason: "r")]
    let lasting: [DataStoreError] = [
      .unreadable(path: "p", reason: "r"), .damaged(path: "p", setAside: "q", reason: "r", recovered: .nothing),
      .malformed(path: "p", line: 1, reason: "r"), .newerVersion(path: "p", version: 9), .cancelled,
    ]
    #expect(passing.map(\.isPassing) == [true, true])
    #expect(lasting.map(\.isPassing) == lasting.map { _ in false })
  }
}
