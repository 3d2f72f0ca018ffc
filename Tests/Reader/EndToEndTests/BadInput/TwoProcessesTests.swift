import Foundation
import SampleServer
import Testing

@Suite("Concurrent processes in one data directory", .timeLimit(.minutes(10)))
struct TwoProcessesTests {
  @Test("a second refresh names the running one, starring still works, and kill -9 leaves a usable data directory")
  func secondRefresh() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[0]
      _ = try await person.types("import", "-", input: person.opml("/slow.rss?ms=30000", "/feeds/roji.rss"))
      let first = try person.begins("refresh")
      try await person.waitsUntilAsked("/slow.rss")

      let second = try await person.types("refresh")
      #expect(second.isOneSentence(1, about: "process \(first.number)"), "\(second)")
      #expect(await person.web.hits("/slow.rss") == 1)
      try await person.does("star", id)
      try await person.does("add", person.url("/feeds/lichen.rdf"))

      first.send(SIGKILL)
      #expect(await first.reply.status == 128 + SIGKILL)
      #expect(try await person.ids("--starred") == [id])
      #expect(try await person.types("refresh", "roji", "--force").status == 0, "The refresh lock was not released.")
      #expect(try await person.count() == 19)
    }
  }

  @Test("stars set while a refresh writes are kept, and so are its new articles")
  func starDuringRefresh() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      _ = try await person.types("import", "-", input: try person.list())
      let refresh = try person.begins("refresh", "--force")
      for id in ids.prefix(4) { try await person.types("star", id) }
      #expect(await refresh.reply.status == 0)
      #expect(try await person.ids("--starred") == Array(ids.prefix(4)))
      #expect(try await person.count() == 69)
    }
  }

  @Test("concurrent star commands lose no star")
  func manyStars() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let ids = try await person.ids()
      let starring = try ids.map { try person.begins("star", $0) }
      for star in starring { #expect(await star.reply.status == 0) }
      #expect(try await person.count("--starred") == ids.count)
    }
  }

  @Test("concurrent changes of different settings both take effect")
  func twoSettings() async throws {
    try await Person.atWork { person in
      for round in 1...5 {
        let values = ["\(10 * round)", "\(round)"]
        let changes = try zip(["keep.articles", "keep.days"], values).map { try person.begins("config", "set", $0, $1) }
        for change in changes { #expect(await change.reply.status == 0) }
        #expect(try await person.types("config", "show", "--plain").fields.filter { $0[0].hasPrefix("keep.") }.map { $0[1] } == values)
      }
    }
  }

  @Test("kill -9 at any moment of a refresh leaves a usable data directory with every star", arguments: [10, 50, 120])
  func kill(afterMilliseconds: Int) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let id = try await person.ids()[0]
      try await person.types("star", id)
      _ = try await person.types("import", "-", input: try person.list())
      let refresh = try person.begins("refresh")
      try await Task.sleep(for: .milliseconds(afterMilliseconds))
      refresh.send(SIGKILL)
      _ = await refresh.reply

      for command in ["list", "feeds", "export"] { try await person.does(command) }
      #expect(try await person.ids("--starred") == [id])
      try await person.does("refresh", "--force")
      #expect(try await person.count() == 69)
      #expect(try await person.count("--starred") == 1)
    }
  }
}
