import Foundation
import Testing

@Suite("Dry run", .timeLimit(.minutes(10)))
struct DryRunTests {
  private static let sentence = "This was a dry run: nothing was changed."

  @Test("a dry run says the same as the command, and changes no file", arguments: ["json", "sqlite"])
  func same(store: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      try await person.types("star", try await person.ids()[0])
      if store == "sqlite" { try await person.types("store", "migrate", "sqlite") }
      let list = try person.writes(
        "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"B\" xmlUrl=\"\(person.url("/feeds/roji.rss"))\"/></body></opml>",
        to: "list.opml")
      let urls = try person.writes("\(person.url("/feeds/footbridge.atom"))\n", to: "urls")
      for command in [["import", list], ["import", "--newsboat", urls], ["remove", "harbour"]] {
        let before = try DataDirectoryFiles(in: person.home)
        let dry = try await person.types(command + ["--dry-run"])
        #expect(dry.status == 0 && dry.sentences.last == Self.sentence, "\(dry)")
        #expect(try DataDirectoryFiles(in: person.home) == before, "\(command)")
        #expect(try await person.types(command).output == dry.output)
      }
    }
  }

  @Test("a dry run marks, tags and hides nothing, and says the same as the command", arguments: ["json", "sqlite"])
  func marks(store: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      if store == "sqlite" { try await person.types("store", "migrate", "sqlite") }
      let ids = try await person.ids()
      for command in [
        ["tag", "add", "x", ids[0]], ["tag", "add", "x", "--query", "id:\(ids[1])"], ["tag", "remove", "x", "--query", "#x"],
        ["star", ids[2]], ["unstar", ids[2]], ["hide", "--query", "id:\(ids[3])"], ["unhide", ids[3]], ["mark", "read", ids[0]],
        ["mark", "read", "--all"], ["mark", "unread", "--query", "is:read", "--json"],
      ] {
        let before = try DataDirectoryFiles(in: person.home)
        let dry = try await person.types(command + ["-n"])
        #expect(dry.status == 0 && dry.sentences.last == Self.sentence, "\(dry)")
        #expect(try DataDirectoryFiles(in: person.home) == before, "\(command)")
        let done = try await person.types(command)
        #expect(done.status == 0 && done.output == dry.output && done.sentences == dry.sentences.dropLast(), "\(done) \(dry)")
      }
      let nothing = try await person.types("star", "--query", "is:starred", "-n")
      #expect(nothing.status == 4 && !nothing.sentences.contains(Self.sentence), "\(nothing)")
    }
  }

  @Test("without a data directory, a dry run makes none")
  func nothing() async throws {
    try await Person.atWork { person in
      let dry = try await person.types("import", "-n", "--newsboat", "-", input: "\(person.url("/feeds/roji.rss"))\n")
      #expect(dry.status == 0 && dry.output == "Following 1 more feed.\n", "\(dry)")
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
      let refused = try await person.types("remove", "-n", "roji")
      #expect(refused.status == 1 && !refused.sentences.contains(Self.sentence), "\(refused)")
    }
  }

  @Test("a retention setting tells how much it would remove, and is not set")
  func retention() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let stored = try await person.count()
      let dry = try await person.types("config", "set", "keep.articles", "2", "--dry-run")
      #expect(dry.output == "With keep.articles 2, refreshes would remove up to \(stored - 2) articles of 1 feed.\n", "\(dry)")
      #expect(dry.sentences.last == Self.sentence)
      #expect(try await person.types("config", "show", "--plain").output.contains("keep.articles\tall"))
      let json = try await person.types("--json", "config", "set", "keep.days", "36500", "-n")
      #expect(JSONKeys.names(in: json.output, depth: 2) == ["key", "value", "expired_articles", "feeds"], "\(json)")
    }
  }

  @Test("a setting that removes nothing has no dry run")
  func other() async throws {
    try await Person.atWork { person in
      let reply = try await person.types("config", "set", "quote.url", "https://example.org/", "--dry-run")
      #expect(reply.status == 2 && reply.error.contains("'quote.url' removes nothing"), "\(reply)")
    }
  }
}
