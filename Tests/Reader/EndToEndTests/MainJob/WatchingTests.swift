import Foundation
import SampleServer
import Testing

@Suite("Watching feeds", .timeLimit(.minutes(10)))
struct WatchingTests {
  @Test("watching fetches due feeds, prints one line per change, lets other commands run, and ends cleanly", arguments: [SIGINT, SIGTERM])
  func watches(signal: Int32) async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/missing.rss"))
      let watch = try person.begins("refresh", "--watch")
      try await person.waits { try await person.count() == 5 }
      try await person.waits { try await !person.types("feeds", "--problems", "--plain").lines.isEmpty }
      try await person.does("star", try await person.ids()[0])
      #expect(
        try await person.types("refresh").sentences == ["No feed is due. 1 feed waits because of failures."],
        "The lock is held while nothing is fetched.")
      watch.send(signal)
      let reply = await watch.reply
      #expect(reply.status == 128 + signal)
      #expect(reply.lines.count == 2 && reply.output.contains("5 new") && reply.output.contains("404"), "\(reply)")
      #expect(reply.sentences == ["Watching 2 feeds."])
      #expect(await person.web.hits("/feeds/roji.rss") == 1)
    }
  }

  @Test("stopping during a request keeps the articles already fetched")
  func stopsWhileAsking() async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/feeds/roji.rss", "/slow.rss?ms=600000"))
      let watch = try person.begins("refresh", "--watch", "--json")
      try await person.waitsUntilAsked("/slow.rss")
      try await person.waits { try await person.count() == 5 }
      watch.send(SIGTERM)
      let reply = await watch.reply
      #expect(reply.status == 128 + SIGTERM)
      #expect(try reply.objectLines().map { $0["new_articles"] as? Int } == [5])
      #expect(try await person.types("refresh", "roji").sentences == ["No feed is due."], "The fetch state was lost.")
    }
  }

  @Test("--watch and --force cannot be combined")
  func force() async throws {
    try await Person.atWork { person in
      let reply = try await person.types("refresh", "--watch", "--force")
      #expect(reply.status == 2 && reply.error.contains("--watch"))
    }
  }
}
