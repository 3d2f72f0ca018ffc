import CoreData
import Testing

@testable import StatusSync

@Suite("What is remembered of the last merge")
struct SeenJournalsTests {
  private static let seen = SeenJournals(
    folder: "/f", device: "one-1", statuses: "s", stamps: ["": "1 2 3", "two-1.jsonl": "4 5 6"], given: SeenJournals.Given(),
    problems: ["/f/x": "it is a symbolic link"])

  private static func read(_ text: String) -> SeenJournals? { try? SeenJournals(parsing: Array(text.utf8)) }

  @Test("the state of a merge is read back as written")
  func same() throws { #expect(try SeenJournals(parsing: Self.seen.bytes) == Self.seen) }

  @Test("names are sorted, so that equal states have equal bytes")
  func order() throws {
    var seen = Self.seen
    let names = ["d", "a", "c", "e", "b"].map { "device-\($0).jsonl" }
    seen.stamps = Dictionary(uniqueKeysWithValues: names.map { ($0, "1 2 3") })
    let text = String(decoding: seen.bytes, as: UTF8.self)
    let places = try names.sorted().map { try #require(text.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("the journal and its copy have separate positions")
  func positions() {
    let read = Self.read(
      #"{"schema":1,"seen":{"later":{},"own":{"offset":7},"shared":{"offset":9},"folder":"/f","device":"one-1","statuses":"s"}}"#)
    #expect(read?.given.own.offset == 7)
    #expect(read?.given.shared.offset == 9)
    #expect(read?.stamps == [:])
    #expect(read.map { (try? SeenJournals(parsing: $0.bytes)) == $0 } == true)
  }

  @Test("a state without folder, device or statuses is damaged", arguments: ["folder", "device", "statuses"])
  func missing(member: String) {
    let text = String(decoding: Self.seen.bytes, as: UTF8.self)
    #expect(Self.read(text) == Self.seen)
    #expect(Self.read(text.replacing("\"\(member)\":", with: "\"x\":")) == nil)
  }
}
