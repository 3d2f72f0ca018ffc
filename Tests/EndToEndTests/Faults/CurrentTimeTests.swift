import Foundation
import LoopbackServer
import Testing

@Suite("Wrong system clock", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct CurrentTimeTests {
  private static let year = 365 * 24 * 3600

  @Test("articles fetched while the clock was years ahead survive its correction, and their feed is fetched again", arguments: [1, 30])
  func ahead(years: Int) async throws {
    try await Self.following(clockAhead: years * Self.year) { person in
      let rows = try await person.ids()
      #expect(rows.count == 2)
      let refresh = try await person.types("refresh", "--json")
      #expect(try refresh.objectLines()[0]["outcome"] as? String == "updated", "\(refresh)")
      #expect(try await Set(person.ids()).isSuperset(of: rows))
      #expect(try await person.count() == 4)
      #expect(try await Set(person.ids("--starred")) == Set(rows))
      let soon = try await person.types("refresh", "--json").objectLines()
      #expect(soon[0]["outcome"] as? String == "skipped", "The refresh interval follows the corrected clock: \(soon)")
    }
  }

  @Test("articles fetched before the clock went back remain, and their feed is fetched again")
  func behind() async throws {
    try await Self.following(clockAhead: 0) { person in
      let rows = try await person.ids()
      let back = try Self.clock(ahead: -Self.year)
      let refresh = try await person.types("refresh", environment: back)
      #expect(refresh.status == 0, "\(refresh)")
      let ids = try await person.types("list", "--plain", environment: back).fields.map { $0[0] }
      #expect(ids.count == 4 && Set(ids).isSuperset(of: rows))
      #expect(try await person.types("mark", "read", "--all", environment: back).status == 0)
      #expect(try await person.count("--starred") == 2)
      #expect(try await person.count("--unread") == 0)
    }
  }

  private static func following(clockAhead seconds: Int, _ work: (Person) async throws -> Void) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        let clock = try clock(ahead: seconds)
        let added = try await person.types("add", "\(web.url)/2/a.xml", environment: clock)
        let starred = try await person.types(["star"] + person.ids(), environment: clock)
        try #require(added.status == 0 && starred.status == 0, "\(added)\n\(starred)")
        try await work(person)
      }
    }
  }

  /// The environment of a program whose clock is this far ahead.
  static func clock(ahead seconds: Int) throws -> [String: String] {
    ["LD_PRELOAD": try StrataProcess.faultyDisk.path(), "SHIFTED_CLOCK_SECONDS": "\(seconds)"]
  }
}
