import Database
import Foundation
import SampleServer
import Testing

@Suite("Data directories of newer versions", .timeLimit(.minutes(10)))
struct NewerDataTests {
  /// A file with a format number, and a command that needs it.
  private static let ownCommands: [(name: String, command: [String])] = [
    ("store.json", ["list"]), ("statuses.json", ["count", "--unread"]), ("articles", ["list"]), ("visits.json", ["feeds"]),
    ("undo.jsonl", ["undo"]), ("redo.jsonl", ["redo"]), ("refresh.json", ["list", "--new"]), ("sync.json", ["sync"]),
  ]

  /// Files that are read on the side. A command goes on without them, and says so.
  private static let besides = ["records.synced"]

  private static let others = [
    ["list"], ["star", "--query", "is:unread"], ["mark", "read", "--all"], ["refresh", "--force"], ["undo"], ["redo"], ["sync"], ["feeds"],
    ["remove", "roji"], ["config", "set", "keep.articles", "1"], ["store", "show"], ["store", "compact"], ["store", "verify"],
    ["store", "repair"], ["store", "migrate", "sqlite"], ["export", "--all", "backup"],
  ]

  /// A user with every kind of file.
  private func prepared(_ person: Person, store: String) async throws {
    try FileManager.default.createDirectory(at: person.shared, withIntermediateDirectories: true)
    for command in [
      ["--store", store, "add", person.url("/feeds/roji.rss")], ["refresh", "--force"], ["star", "--query", "is:unread"],
      ["mark", "read", "--all"], ["undo"], ["sync", "shared"], ["store", "migrate", store == "json" ? "sqlite" : "json"],
      ["store", "migrate", store],
    ] {
      try await person.does(command)
    }
  }

  /// The files that a command would be to blame for, without locks and without what may be deleted at any time.
  private func content(of home: URL) throws -> [String: Data] {
    let derived = ["lock", "-shm", "-wal", ".index", ".seen", ".checkpoint"]
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.path()).filter { name in !derived.contains(where: name.hasSuffix) }
    return Dictionary(
      names.compactMap { name in FileManager.default.contents(atPath: home.appending(path: name).path()).map { (name, $0) } }
    ) { first, _ in first }
  }

  private func refuses(_ reply: Reply, _ name: String, newest: ClosedRange<Int> = 1...3) -> Bool {
    reply.status == 1
      && reply.sentences.contains { sentence in
        sentence.contains("/\(name)") && newest.contains { sentence.contains("in format 9: this one reads up to \($0).") }
      }
  }

  @Test("a file of a newer format is refused with both formats, and nothing changes", arguments: ownCommands.map(\.name) + besides)
  func file(name: String) async throws {
    try await Person.atWork { person in
      try await prepared(person, store: "json")
      let file =
        name == "articles"
        ? "articles/"
          + (try #require(FileManager.default.contentsOfDirectory(atPath: person.home.path() + "/articles").first { $0.hasSuffix("l") }))
        : name
      let path = person.home.appending(path: file)
      let text = try String(contentsOf: path, encoding: .utf8).replacing(#/"schema":[12]/#, with: "\"schema\":9", maxReplacements: 1)
      try #require(text.contains("\"schema\":9"))
      try Data(text.utf8).write(to: path)
      let before = try content(of: person.home)
      if let own = Self.ownCommands.first(where: { $0.name == name }) {
        let reply = try await person.types(own.command)
        #expect(refuses(reply, file), "\(reply)")
        #expect(try content(of: person.home) == before)
      }
      if name == "articles" {
        let reply = try await person.types(["store", "migrate", "sqlite"])
        #expect(refuses(reply, file), "\(reply)")
        #expect(try content(of: person.home) == before)
      }
      for command in Self.others {
        let reply = try await person.types(command)
        #expect([0, 1, 3, 4].contains(reply.status), "\(command): \(reply)")
        #expect(try String(contentsOf: path, encoding: .utf8) == text, "\(command): \(reply)")
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: person.home.path()).allSatisfy { !$0.contains("damaged") })
    }
  }

  @Test("a database of a newer format is refused with both formats by every command that needs it, and nothing changes")
  func database() async throws {
    try await Person.atWork { person in
      try await prepared(person, store: "sqlite")
      do {
        let database = try SQLiteConnection(path: person.home.appending(path: "strata.db").path(), access: .creating)
        try database.setUserVersion(9)
      }
      let before = try content(of: person.home)
      for command in [
        ["list"], ["star", "--query", "is:unread"], ["refresh", "--force"], ["store", "verify"], ["store", "repair"],
        ["store", "migrate", "json"],
      ] {
        let reply = try await person.types(command)
        #expect(refuses(reply, "strata.db"), "\(command): \(reply)")
        #expect(try content(of: person.home) == before, "\(command)")
      }
    }
  }
}
