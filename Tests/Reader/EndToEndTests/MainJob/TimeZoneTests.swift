import Foundation
import LoopbackServer
import Testing

@Suite("Time zones", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct TimeZoneTests {
  /// A user in a time zone, whose clock is wrong.
  private struct Resident {
    let person: Person
    let zone: String
    let clock: [String: String]

    /// - Parameter time: what the clock shows, in UTC.
    init(_ person: Person, in zone: String, at time: String) throws {
      self.person = person
      self.zone = zone
      clock = try CurrentTimeTests.clock(ahead: Int(Date(time, strategy: .iso8601).timeIntervalSinceNow))
    }

    func types(_ arguments: String...) async throws -> Reply {
      try await person.types(arguments, environment: clock.merging(["TZ": zone]) { $1 })
    }
  }

  /// Follows a feed with articles of these dates, each with its date as the title.
  private static func living(
    in zone: String, at time: String, articles: [String], _ work: (Resident, String) async throws -> Void
  ) async throws {
    try await Person.atWork { person in
      let items = articles.map { "<item><title>\($0)</title><guid>\($0)</guid><dc:date>\($0)</dc:date></item>" }.joined()
      let feed = "<rss version=\"2.0\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><channel><title>News</title>\(items)</channel></rss>"
      let busy = CannedResponse(status: 503, headers: ["Retry-After": "7200"])
      try await LoopbackServer.serving({ $0.path == "/busy" ? busy : CannedResponse(headers: ["Content-Type": "text/xml"], text: feed) }) {
        let resident = try Resident(person, in: zone, at: time)
        let added = try await resident.types("add", "\($0.url)/feed")
        #expect(added.status == 0, "\(added)")
        try await work(resident, $0.url)
      }
    }
  }

  /// The column of the times, and the titles, of a list.
  private static func rows(_ reply: Reply) -> [String] {
    reply.lines.map { line in
      let words = line.split(separator: " ")
      return "\(words.dropLast(2).last ?? "") \(words.last ?? "")"
    }
  }

  @Test("in Kathmandu, today begins at 18:15 UTC: lists, dates and waits follow it, and programs see UTC")
  func kathmandu() async throws {
    let articles = ["2026-06-10T20:00:00Z", "2026-06-10T18:15:00Z", "2026-06-10T18:14:00Z", "2026-06-09T18:15:00Z", "2026-06-09T18:14:00Z"]
    try await Self.living(in: "Asia/Kathmandu", at: "2026-06-10T20:30:20Z", articles: articles) { resident, url in
      let list = try await resident.types("list")
      #expect(
        Self.rows(list) == [
          "01:45 2026-06-10T20:00:00Z", "00:00 2026-06-10T18:15:00Z", "2h 2026-06-10T18:14:00Z", "1d 2026-06-09T18:15:00Z",
          "1d 2026-06-09T18:14:00Z",
        ])
      #expect(try await resident.types("count", "--since", "2026-06-11").output == "2\n")
      #expect(try await resident.types("count", "--until", "2026-06-10").output == "3\n")
      #expect(try await resident.types("count", "--since", "2026-06-10", "--until", "2026-06-10").output == "2\n")
      #expect(try await resident.types("search", "News", "--since", "2026-06-10", "--until", "2026-06-10").status == 4)
      let json = try await resident.types("list", "--json", "--until", "2026-06-09").objects()
      #expect(json.map { $0["published"] as? String } == ["2026-06-09T18:14:00Z"])
      #expect(try await resident.types("list", "--since", "2026-06-11").error == "2 articles [since 2026-06-11]\n")
      let future = try await resident.types("list", "--since", "2026-06-12")
      #expect(future.status == 4 && future.sentences == ["No articles match: since 2026-06-12."], "\(future)")

      try await resident.person.types(
        "import", "-", input: "<opml version=\"2.0\"><body><outline text=\"Busy\" xmlUrl=\"\(url)/busy\"/></body></opml>")
      let refresh = try await resident.types("refresh", "Busy", "--json").objectLines()
      #expect(refresh.count == 1)
      let again = try await resident.types("refresh", "Busy")
      #expect(again.output.contains("next try at 04:16.") || again.output.contains("wait until 04:16."), "\(again)")
      let problems = try await resident.types("feeds", "--problems")
      #expect(problems.output.contains(" 04:1") && !problems.output.contains("T22:"), "\(problems)")
      let record = try #require(try await resident.types("feeds", "--problems", "--json").objects().first)
      #expect((record["next_refresh"] as? String)?.hasPrefix("2026-06-10T22:3") == true)
      #expect((record["next_reason"] as? String)?.contains("2026-06-10T22:3") == true, "\(record)")
    }
  }

  @Test("in New York, the days on which clocks change have 23 and 25 hours, and an hour that comes twice has its offset")
  func newYork() async throws {
    let articles = ["2026-11-01T03:59:00Z", "2026-11-01T04:00:00Z", "2026-11-01T05:10:00Z", "2026-11-01T06:10:00Z"]
    try await Self.living(in: "America/New_York", at: "2026-11-01T06:20:20Z", articles: articles) { resident, url in
      let today = try await resident.types("list", "--since", "2026-11-01", "--until", "2026-11-01")
      #expect(Self.rows(today) == ["01:10 2026-11-01T06:10:00Z", "01:10 2026-11-01T05:10:00Z", "00:00 2026-11-01T04:00:00Z"])
      #expect(try await resident.types("count", "--until", "2026-10-31").output == "1\n")
      let skipped = try await resident.types("refresh", "--json").objectLines()
      #expect((skipped[0]["reason"] as? String)?.contains("2026-11-01T") == true, "\(skipped)")
      for command in ["check", "add"] {
        let busy = try await resident.types(command, "\(url)/busy")
        #expect(busy.status == 1 && busy.error.contains(", and asked to wait until 03:21; "), "\(busy)")
      }
      let spring = try Resident(resident.person, in: "America/New_York", at: "2026-03-08T06:40:20Z")
      #expect(try await spring.types("check", "\(url)/feed").output.contains("It can be fetched again from 03:11"))
    }
  }

  @Test(
    "without TZ the system's zone counts, and a zone that does not exist is UTC, as the C library has it",
    arguments: ["", "Nowhere/At_All"])
  func unknownZone(zone: String) async throws {
    try await Self.living(in: zone, at: "2026-06-10T20:30:20Z", articles: ["2026-06-10T00:00:00Z", "2026-06-09T23:59:00Z"]) { resident, _ in
      let list = try await resident.types("list")
      #expect(Self.rows(list) == ["00:00 2026-06-10T00:00:00Z", "20h 2026-06-09T23:59:00Z"])
    }
  }

  @Test("a range that ends before it begins is wrong usage, and so is a date that does not exist")
  func wrongRanges() async throws {
    try await Person.atWork { person in
      for command in ["list", "count"] {
        let reply = try await person.types(command, "--since", "2026-03-02", "--until", "2026-03-01")
        #expect(reply.status == 2 && reply.error.contains("--since is later than --until, so no article can match."), "\(reply)")
        #expect(try await person.types(command, "--until", "2026-02-30").status == 2)
      }
      #expect(try await person.types("search", "x", "--since", "1d", "--until", "2d").status == 2)
      #expect(try await person.types("list", "--since", "2026-03-01", "--until", "2026-03-01").status == 4)
    }
  }
}
