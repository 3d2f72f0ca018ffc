import Foundation
import Growth
import SampleServer
import Testing

@Suite("Invalid data directories", .timeLimit(.minutes(10)))
struct DataDirectoryPlaceTests {
  private static let shell = URL(filePath: "/bin/sh")

  /// Runs a shell command in the user's folder; `$0` is the program.
  private func typesInShell(_ line: String, as person: Person, environment: [String: String] = [:]) async throws -> Reply {
    let child = try ChildProcess.start(
      Self.shell, ["-c", line, try StrataProcess.program.path()], input: "",
      environment: environment.merging(["COLUMNS": "1000"]) { first, _ in first }, folder: person.folder)
    return await child.reply
  }

  @Test("the root of the file system is no data directory", arguments: ["/", "//", "/../"])
  func root(_ path: String) async throws {
    try await Person.atWork { person in
      let reply = try await person.types("--home", path, "list")
      #expect(reply.isOneSentence(2, about: "'\(path)'"), "\(reply)")
    }
  }

  @Test("a HOME that is empty, missing or relative is an error, and nothing is written", arguments: ["", nil, "me"])
  func badHome(_ home: String?) async throws {
    try await Person.atWork { person in
      let environment = home.map { ["HOME": $0] } ?? [:]
      for command in ["add \(person.url("/feeds/roji.rss"))", "list", "config set keep.days 30"] {
        let reply = try await typesInShell("\"$0\" \(command)", as: person, environment: environment)
        #expect(reply.isOneSentence(1, about: "HOME"), "\(reply)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: person.folder.path()).isEmpty)
      let parsed = try await typesInShell("echo '{}' | \"$0\" parse -", as: person, environment: environment)
      #expect(!parsed.error.contains("HOME"), "A command without data needs no data directory: \(parsed)")
    }
  }

  @Test("a relative path in a deleted folder is an error", arguments: ["--home x", ""])
  func goneFolder(_ option: String) async throws {
    try await Person.atWork { person in
      let line = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \(option) config set keep.days 30"
      let reply = try await typesInShell(line, as: person, environment: ["HOME": "/nowhere", "STRATA_HOME": option.isEmpty ? "x" : ""])
      #expect(reply.isOneSentence(1, about: "'x'", "no longer exists"), "\(reply)")
      #expect(!FileManager.default.fileExists(atPath: "/x"))
    }
  }

  @Test(
    "a path that is not UTF-8 is rejected, because it would name another file",
    arguments: ["--home \"$(printf 'h\\377')\" list", "import \"$(printf 'f\\377.opml')\"", "export \"$(printf 'f\\377.opml')\""])
  func notUTF8(_ line: String) async throws {
    try await Person.atWork { person in
      let reply = try await typesInShell("exec \"$0\" \(line)", as: person, environment: ["STRATA_HOME": person.home.path()])
      #expect(reply.isOneSentence(2, about: "not valid UTF-8"), "\(reply)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: person.folder.path()).isEmpty)
    }
  }

  @Test("an environment variable that is not UTF-8 is rejected", arguments: ["STRATA_HOME", "XDG_DATA_HOME", "HOME"])
  func variable(_ name: String) async throws {
    try await Person.atWork { person in
      let reply = try await typesInShell("\(name)=\"$(printf '/tmp/h\\377')\" exec \"$0\" list", as: person)
      #expect(reply.isOneSentence(2, about: name, "not valid UTF-8"), "\(reply)")
    }
  }

  @Test("a symbolic link in place of a lock is an error, and its target stays unchanged", arguments: ["lock", "refresh.lock"])
  func linkedLock(_ name: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let victim = person.folder.appending(path: "victim")
      try Data("precious".utf8).write(to: victim)
      let lock = person.home.appending(path: name)
      try? FileManager.default.removeItem(at: lock)
      try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: victim)
      let reply = name == "lock" ? try await person.types("mark", "read", "--all") : try await person.types("refresh")
      #expect(reply.isOneSentence(1, about: name), "\(reply)")
      #expect(try Data(contentsOf: victim) == Data("precious".utf8))
      #expect(try await person.count() == 5, "Reading needs no lock.")
    }
  }

  /// The files of a data directory, and a command that reads each.
  private static let files: [(name: String, command: [String])] = [
    ("subscriptions.opml", ["list"]), ("config.json", ["config", "show"]), ("statuses.json", ["count", "--unread"]),
    ("visits.json", ["feeds"]), ("undo.jsonl", ["undo"]), ("sync.json", ["list"]), ("refresh.json", ["list", "--new"]),
    ("store.json", ["list"]), ("lock", ["mark", "read", "--all"]), ("refresh.lock", ["refresh"]),
    ("strata.db", ["list", "--store", "sqlite"]),
  ]

  /// In the quick tests, each file is one of both.
  private static let replaced = files.indices.flatMap { index in
    ["mkfifo", "ln -s /dev/zero"].enumerated().filter { SlowPart.isRun || ($0.offset + index).isMultiple(of: 2) }.map {
      ($0.element, index)
    }
  }

  @Test("a pipe or device in place of a file is an error and blocks no command", arguments: replaced)
  func pipes(_ maker: String, _ index: Int) async throws {
    let (name, command) = Self.files[index]
    try await Person.atWork { person in
      if name != "strata.db" { try await person.follows("/feeds/roji.rss") }
      let file = person.home.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: file)
      let made = try await typesInShell(
        "\(maker) \"$STRATA_FILE\"", as: person, environment: ["STRATA_FILE": file.path(), "PATH": "/usr/bin:/bin"])
      #expect(made.status == 0, "\(made)")
      let reply = try await person.types(command)
      #expect(reply.status == 1 && reply.sentences.contains { $0.contains(name) }, "\(reply)")
      let verified = try await person.types("store", "verify")
      #expect(verified.status == 1 && verified.sentences.contains { $0.contains("\(name): is not a regular file") }, "\(verified)")
      // Only the user has another list of subscriptions, and other marks.
      let status: Int32 = ["subscriptions.opml", "statuses.json"].contains(name) ? 1 : 0
      #expect(try await person.types("store", "repair").status == status)
      #expect(try await person.types("store", "verify").status == status)
    }
  }

  @Test("a pipe among the articles blocks no command, and the command that finds it reports it")
  func articlePipe() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let folder = person.home.appending(path: "articles")
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path()).first { $0.hasSuffix(".jsonl") })
      for file in [name, name.replacing(".jsonl", with: ".index")] {
        let path = folder.appending(path: file)
        let bytes = try Data(contentsOf: path)
        try FileManager.default.removeItem(at: path)
        #expect(mkfifo(path.path(), 0o600) == 0)
        let reply = try await person.types("list")
        #expect(reply.status == 1 && reply.error.contains(file), "\(reply)")
        try FileManager.default.removeItem(at: path)
        try bytes.write(to: path)
      }
      #expect(try await person.count() == 5)
    }
  }
}
