import Foundation
import LoopbackServer
import Synchronization
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
      try await person.does("refresh", environment: back)
      let ids = try await person.types("list", "--plain", environment: back).fields.map { $0[0] }
      #expect(ids.count == 4 && Set(ids).isSuperset(of: rows))
      try await person.does("mark", "read", "--all", environment: back)
      #expect(try await person.count("--starred") == 2)
      #expect(try await person.count("--unread") == 0)
    }
  }

  @Test("every command works in any year", arguments: [600, 1_000, 8_000, 200_000_000, -3_000], ["json", "sqlite"])
  func anyYear(years: Int, store: String) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        let clock = try Self.clock(ahead: years * Self.year)
        try await person.does("--store", store, "add", "\(web.url)/2/a.xml", environment: clock)
        let commands = [
          ["list"], ["mark", "read", "--all"], ["refresh", "--force"], ["feeds"],
          ["search", GrowingFeed.word], ["undo"], ["list", "--since", "3d"], ["store", "verify"], ["store", "compact"], ["export"],
        ]
        for environment in [clock, [:], clock] {
          for command in commands {
            let reply = try await person.types(command, environment: environment)
            // Some have nothing to do in the second round.
            #expect([0, 4].contains(reply.status) && !reply.isAboutDamage, "\(command): \(reply)")
          }
        }
        #expect(try await person.count() == 4)
      }
    }
  }

  @Test(
    "a limit of age removes nothing after the clock jumps by ten years, until a server agrees with it", arguments: ["json", "sqlite"])
  func limitOfAge(store: String) async throws {
    let dates = Dates()
    try await Person.atWork { person in
      try await LoopbackServer.serving({ _ in dates.answer() }) { web in
        try await person.does("--store", store, "add", "\(web.url)/a.xml")
        try await person.sets("keep.days", to: "1000")
        let jumped = try Self.clock(ahead: 10 * Self.year)
        let doubt = "no article is removed for its age"
        let first = try await person.types("refresh", "--force", environment: jumped)
        #expect(first.status == 0 && first.sentences.count { $0.contains(doubt) } == 1 && first.hints.count == 1, "\(first)")
        let second = try await person.types("refresh", "--force", environment: jumped)
        #expect(second.status == 0 && !second.error.contains(doubt), "\(second)")
        #expect(try await person.count() == 3)
        dates.isAhead = true
        let third = try await person.types("refresh", "--force", environment: jumped)
        #expect(third.status == 0 && third.error.contains("3 old articles removed"), "\(third)")
        #expect(try await person.count() == 1)
      }
    }
  }

  /// A feed with one new article at each request, and the date that its server sends.
  private final class Dates: Sendable {
    private let state = Mutex((requests: 0, isAhead: false))

    var isAhead: Bool {
      get { state.withLock(\.isAhead) }
      set { state.withLock { $0.isAhead = newValue } }
    }

    func answer() -> CannedResponse {
      let (number, isAhead) = state.withLock { state in
        state.requests += 1
        return (state.requests, state.isAhead)
      }
      let now = Date.now
      let item = "<item><title>News \(number)</title><guid>\(number)</guid><pubDate>\(Self.text(now))</pubDate></item>"
      let date = isAhead ? now.addingTimeInterval(Double(10 * CurrentTimeTests.year)) : now
      return CannedResponse(
        headers: ["Date": Self.text(date)], text: "<rss version=\"2.0\"><channel><title>a</title>\(item)</channel></rss>")
    }

    private static func text(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
      return formatter.string(from: date)
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
