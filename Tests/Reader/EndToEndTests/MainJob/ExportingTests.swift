import Foundation
import LoopbackServer
import Testing

@Suite("Export of everything", .timeLimit(.minutes(10)))
struct ExportingTests {
  @Test("a folder gets all feeds, and each article as 'read --json' prints it, hidden ones as well", arguments: ["json", "sqlite"])
  func everything(store: String) async throws {
    try await Person.atWork { person in
      for path in ["/feeds/roji.rss", "/feeds/harbour.rss"] { try await person.types("--store", store, "add", person.url(path)) }
      let ids = try await person.ids()
      for change in [["star", ids[0]], ["tag", "add", "kept", ids[1]], ["hide", ids[2]], ["mark", "read", ids[3]]] {
        try await person.does(change)
      }
      try await person.types("view", "save", "short", "words:<300")
      let reply = try await person.types("export", "--all", "backup", "--json")
      #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
      #expect(JSONKeys.names(in: reply.output, depth: 1) == ["folder", "feeds", "articles"])
      let folder = person.folder.appending(path: "backup")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["articles.jsonl", "subscriptions.opml"])
      let lines = try String(contentsOf: folder.appending(path: "articles.jsonl"), encoding: .utf8).split(separator: "\n").map(String.init)
      #expect(lines.count == ids.count)
      for line in lines {
        let article = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let read = try await person.types("read", "--json", try #require(article["id"] as? String))
        let values = try [article, read.json()].map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        #expect(values[0] == values[1], "\(line)")
        #expect(JSONKeys.names(in: line, depth: 1) == JSONKeys.names(in: read.output, depth: 1))
      }
      let list = try String(contentsOf: folder.appending(path: "subscriptions.opml"), encoding: .utf8)
      #expect(try await person.types("export").output == list)
      try await person.does("--home", "other", "import", "backup/subscriptions.opml")
      #expect(try await person.types("--home", "other", "view", "list", "--plain").output.contains("short"))
    }
  }

  @Test("a folder that has files is refused, and so is an export without a folder")
  func refused() async throws {
    try await Person.atWork { person in
      let note = try person.writes("mine", to: "backup/articles.jsonl")
      #expect(try await person.types("export", "--all", "backup").isOneSentence(1, about: "backup", "exists already"))
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "mine")
      for arguments in [["--all"], ["--all", "-"], ["--all", ""]] {
        #expect(try await person.types(["export"] + arguments).status == 2, "\(arguments)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: person.folder.path()).sorted() == ["backup"])
    }
  }

  @Test("a signal leaves a complete folder or nothing", arguments: [SIGINT, SIGTERM])
  func stops(signal: Int32) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        try await person.types("add", "\(web.url)/1/many.xml")
        let export = try person.begins("export", "--all", "backup")
        let names = { try FileManager.default.contentsOfDirectory(atPath: person.folder.path()).sorted() }
        try await person.waits(every: .milliseconds(1)) { try names() != ["home"] }
        export.send(signal)
        let reply = await export.reply
        // A signal may also come between the last step and the end of the program.
        let isThere = try names() == ["backup", "home"]
        #expect(try isThere || reply.status != 0 && names() == ["home"], "\(reply)")
        #expect([0, 128 + signal].contains(reply.status), "\(reply)")
        guard isThere else { return }
        let files = try FileManager.default.contentsOfDirectory(atPath: person.folder.appending(path: "backup").path()).sorted()
        #expect(files == ["articles.jsonl", "subscriptions.opml"])
      }
    }
  }
}
