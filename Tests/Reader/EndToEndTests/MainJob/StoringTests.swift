import Foundation
import SampleServer
import Testing

@Suite("Storage formats", .timeLimit(.minutes(10)))
struct StoringTests {
  private static let names = ["json": "JSON files", "sqlite": "an SQLite database"]

  @Test(
    "a new data directory keeps the requested format; another format is rejected with 2 and the migration command",
    arguments: ["json", "sqlite"])
  func requested(kind: String) async throws {
    let other = kind == "json" ? "sqlite" : "json"
    try await Person.atWork { person in
      try await person.does("--store", kind, "add", person.url("/feeds/roji.rss"))
      #expect(person.has("strata.db") == (kind == "sqlite") && person.has("articles") == (kind == "json"))
      for arguments in [["list"], ["list", "--store", kind], ["--store", kind, "count"]] {
        #expect(try await person.types(arguments).status == 0, "\(arguments)")
      }
      for arguments in [["list", "--store", other], ["--store", other, "star", "a", "--json"], ["store", "show", "--store", other]] {
        let reply = try await person.types(arguments)
        #expect(reply.isOneSentence(2, about: "already stored in \(Self.names[kind] ?? "")"), "\(reply)")
        #expect(reply.hints.first?.contains("strata store migrate \(other)") == true, "\(reply)")
      }
      let shown = try await person.types("store", "show").lines
      #expect(shown.first?.hasSuffix(Self.names[kind] ?? "") == true, "\(shown)")
    }
  }

  @Test("an unreadable storage format is not a usage error, and the file stays unchanged")
  func unreadable() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try Data("{".utf8).write(to: person.home.appending(path: "store.json"))
      for arguments in [["list", "--store", "json"], ["list"], ["store", "show"], ["store", "migrate", "sqlite"], ["store", "compact"]] {
        let reply = try await person.types(arguments)
        #expect(reply.isOneSentence(1, about: "store.json cannot be parsed", "not changed"), "\(arguments): \(reply)")
      }
      #expect(try Data(contentsOf: person.home.appending(path: "store.json")) == Data("{".utf8))
    }
  }

  @Test("a migration there and back preserves the content, and so does a migration to the current format")
  func migration() async throws {
    try await Person.atWork { person in
      try await person.followsTheWholeList()
      try await person.types(["star"] + person.ids("--limit", "3"))
      let before = try await Self.everything(of: person)
      for kind in ["sqlite", "sqlite", "json"] {
        let reply = try await person.types("store", "migrate", kind)
        #expect(reply.status == 0 && reply.sentences.count == 1 && reply.hints.isEmpty, "\(reply)")
        #expect(reply.lines.first?.hasSuffix(Self.names[kind] ?? "") == true, "\(reply)")
        #expect(try await Self.everything(of: person) == before)
        try await person.does("store", "verify")
        #expect(person.has("strata.db") == (kind == "sqlite") && person.has("articles") == (kind == "json"))
      }
      try await person.does("refresh", "--force")
    }
  }

  @Test("'store verify' names damage in either format, with 1, and changes nothing", arguments: ["articles", "strata.db"])
  func damage(name: String) async throws {
    try await Person.atWork { person in
      try await person.types("--store", name == "articles" ? "json" : "sqlite", "add", person.url("/feeds/harbour.rss"))
      try await person.does("store", "verify")
      let half = try person.cuts(name, at: 0.6)
      let reply = try await person.types("store", "verify")
      #expect(reply.status == 1 && reply.output.isEmpty, "\(reply)")
      #expect(reply.error.contains(person.home.appending(path: name).path()), "\(reply)")
      #expect(try person.holds(half))
    }
  }

  private static func everything(of person: Person) async throws -> [String] {
    var outputs: [String] = []
    for command in [["list", "--limit", "1000", "--plain"], ["feeds", "--plain"], ["search", "the", "--plain"], ["count", "--starred"]] {
      outputs.append(try await person.types(command).output)
    }
    return outputs
  }
}
