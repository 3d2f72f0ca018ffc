import Foundation
import SampleServer
import Testing

/// Root, who may run the tests, ignores permissions. These paths accept files from no user.
@Suite("Unwritable data directory", .timeLimit(.minutes(10)))
struct UnwritableDataDirectoryTests {
  @Test("a data directory that is a file, or below a file, is reported in one sentence", arguments: ["note.txt", "note.txt/a/b"])
  func file(home: String) async throws {
    try await Person.atWork { person in
      let note = try person.writes("Not a folder.\n", to: "note.txt")
      let list = person.opml("/feeds/roji.rss")
      let commands = [
        ["add", person.url("/feeds/roji.rss")], ["import", "-"], ["refresh"], ["config", "show"],
        ["config", "set", "keep.days", "30"], ["list"], ["star", "a"],
      ]
      for command in commands {
        let reply = try await person.types(command + ["--home", home], input: list)
        #expect(reply.isOneSentence(1, about: "note.txt", "Not a directory"), "\(command): \(reply)")
      }
      // Feeds and views are two files.
      let feeds = try await person.types("feeds", "--home", home)
      #expect(feeds.status == 1 && feeds.sentences.count == 2, "\(feeds)")
      #expect(feeds.sentences.allSatisfy { $0.contains("note.txt") && $0.contains("Not a directory") }, "\(feeds)")
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "Not a folder.\n")
    }
  }

  @Test("a path that accepts no folder is reported in one sentence", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func proc() async throws {
    try await Person.atWork { person in
      for home in ["/proc/strata", "/proc/strata/home"] {
        let reply = try await person.types("add", person.url("/feeds/roji.rss"), "--home", home)
        #expect(reply.isOneSentence(1, about: home, "not changed"), "\(reply)")
        #expect(try await person.types("list", "--home", home).status == 4, "Reading needs no data directory.")
        let set = try await person.types("config", "set", "keep.days", "30", "--home", home)
        #expect(set.isOneSentence(1, about: home, "not changed"), "\(set)")
        #expect(try await person.types("config", "show", "--home", home).status == 0, "Reading needs no data directory.")
      }
    }
  }

  @Test("a file that cannot be replaced leaves the data directory unchanged")
  func folderInTheWay() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try FileManager.default.removeItem(at: person.home.appending(path: "statuses.json"))
      try FileManager.default.createDirectory(at: person.home.appending(path: "statuses.json"), withIntermediateDirectories: true)
      let reply = try await person.types("mark", "read", "--all")
      #expect(reply.status == 1 && reply.sentences.count == 1, "\(reply)")
      try FileManager.default.removeItem(at: person.home.appending(path: "statuses.json"))
      #expect(try await person.count("--unread") == 5)
    }
  }

  @Test("an export to an unwritable path is reported, and existing files stay unchanged")
  func export() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let note = try person.writes("mine", to: "note.txt")
      for place in ["nowhere/out.opml", "note.txt/out.opml", "home"] {
        let reply = try await person.types("export", place)
        #expect(reply.isOneSentence(1, about: place, "cannot be written"), "\(reply)")
      }
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "mine")
    }
  }
}
