import Foundation
import SampleServer
import Testing

@Suite("Stopping a refresh", .timeLimit(.minutes(10)))
struct StoppingTests {
  @Test(
    "a signal ends a refresh at once; the fetched articles and the fetch states are kept, and a summary is printed",
    arguments: [SIGINT, SIGTERM])
  func stops(signal: Int32) async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/slow.rss?ms=600000", "/missing.rss"))
      let refresh = try person.begins("refresh")
      try await person.waitsUntilAsked("/slow.rss")
      try await person.waits { try await person.count() == 5 }
      try await person.waits {
        let feeds = try await person.types("feeds", "--json").objects()
        return feeds.contains { $0["last_refreshed"] is String } && feeds.contains { $0["problem"] is String }
      }
      refresh.send(signal)
      let reply = await refresh.reply
      #expect(reply.status == 128 + signal)
      #expect(reply.lines.count == 2)
      #expect(reply.error.hasPrefix("5 new articles in 1 feed, 1 failed, 1 not reached.\nstrata: Stopped before it was done.\n"))
      #expect(try await person.count() == 5)

      let again = try await person.types("refresh", "roji", "missing", "--json").objectLines()
      #expect(again.map { $0["outcome"] as? String } == ["skipped", "skipped"], "The feeds were fetched a moment ago.")
      let forced = try await person.types("refresh", "roji", "--force", "--json").objectLines()
      #expect(forced.map { $0["outcome"] as? String } == ["unchanged"])
      #expect(await person.web.lastHeaders("/feeds/roji.rss")["if-none-match"] != nil, "The validators were lost.")
    }
  }

  @Test("each feed's object is printed as soon as the feed is done, while others are still pending")
  func objectsAsTheyCome() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/slow.rss?ms=600000", "/feeds/roji.rss"))
      let file = try person.writes("", to: "objects")
      let refresh = try person.begins(["refresh", "--json"], output: .file(file))
      try await person.waits { try String(contentsOfFile: file, encoding: .utf8).hasSuffix("}\n") }
      let line = try String(contentsOfFile: file, encoding: .utf8)
      #expect(line.contains("\"outcome\":\"updated\",\"new_articles\":5"))
      refresh.send(SIGTERM)
      #expect(await refresh.reply.status == 128 + SIGTERM)
    }
  }

  @Test("a quiet refresh prints nothing on success, and what went wrong on failure")
  func quiet() async throws {
    try await Person.atWork { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss"))
      let well = try await person.types("refresh", "--quiet")
      #expect(well.status == 0 && well.output.isEmpty && well.error.isEmpty, "\(well)")
      _ = try await person.types("import", "-", input: person.opml("/missing.rss"))
      let ill = try await person.types("refresh", "-q")
      #expect(ill.isOneSentence(3, about: "1 feed failed"), "\(ill)")
      let objects = try await person.types("refresh", "-q", "--json").objectLines()
      #expect(objects.count == 2, "--quiet does not suppress JSON.")
    }
  }
}
