import Foundation
import LoopbackServer
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Sync between devices", .timeLimit(.minutes(10)))
struct SyncingTests {
  /// A device of the user: its own data directory, and the shared folder next to it.
  private struct Device {
    let person: Person
    let name: String

    var home: URL { person.folder.appending(path: name) }
    var shared: URL { person.folder.appending(path: "shared") }

    @discardableResult
    func types(_ arguments: String...) async throws -> Reply {
      try await person.types(arguments, environment: ["STRATA_HOME": home.path()])
    }

    /// Types a command that must succeed.
    @discardableResult
    func does(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> Reply {
      try await person.does(arguments, environment: ["STRATA_HOME": home.path()], sourceLocation: sourceLocation)
    }

    func titles(_ conditions: String...) async throws -> [String] {
      let reply = try await person.types(
        ["list", "--json", "--limit", "100"] + conditions, environment: ["STRATA_HOME": home.path()])
      return try reply.objects().compactMap { $0["title"] as? String }.sorted()
    }

    func id(_ title: String) async throws -> String {
      let rows = try await types("list", "--json", "--limit", "100").objects()
      return try #require(rows.first { ($0["title"] as? String)?.hasPrefix(title) == true }?["id"] as? String)
    }

    func stars(_ title: String) async throws { try await does("star", try await id(title)) }
  }

  /// Two devices that follow the same feed and share a folder.
  private static func two(
    of store: String, feed: String = "/4/a.xml", settings: [(String, String)] = [],
    _ work: (Device, Device, Person) async throws -> Void
  ) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        let (one, two) = (Device(person: person, name: "one"), Device(person: person, name: "two"))
        try FileManager.default.createDirectory(at: one.shared, withIntermediateDirectories: true)
        for device in [one, two] {
          try await device.does("--store", store, "add", web.url + feed)
          for (key, value) in settings { try await device.does("config", "set", key, value) }
          try await device.does("sync", device.shared.path())
        }
        try await work(one, two, person)
      }
    }
  }

  private static let stores = ["json", "sqlite"]

  @Test("stars and read marks of one device appear on the other, and so does their undo", arguments: stores)
  func alike(store: String) async throws {
    try await Self.two(of: store) { one, two, _ in
      try await one.stars("News 1")
      try await two.does("mark", "read", "--all")
      #expect(try await two.titles("--starred").count == 1)
      #expect(try await one.titles("--unread") == [])
      try await one.does("undo")
      #expect(try await two.titles("--starred") == [])
      #expect(try await two.titles("--unread") == [])
      try await two.does("undo")
      #expect(try await one.titles("--unread").count == 2)
      for device in [one, two] {
        #expect(try await device.does("store", "verify").sentences == ["No damage found."])
        // A line about the device, and one per journal.
        let lines = try await device.does("sync").lines.filter { !$0.contains(".records: ") }
        #expect(lines.count == 3, "\(lines)")
      }
    }
  }

  @Test("an article starred on one device is not removed from the other, however strict the retention", arguments: stores)
  func retention(store: String) async throws {
    try await Self.two(of: store, feed: "/4/short.xml", settings: [("keep.articles", "1"), ("keep.days", "1")]) { one, two, _ in
      try await one.stars("News 2")
      for _ in 1...3 { for device in [one, two] { try await device.does("refresh", "--force") } }
      for device in [one, two] {
        #expect(try await device.titles("--starred") == ["News 2"])
        #expect(try await device.titles().contains("News 1, edition 1") == false)
      }
    }
  }

  @Test("while the shared folder is missing, retention keeps the articles that may be starred in it", arguments: stores)
  func away(store: String) async throws {
    try await Self.two(of: store, feed: "/4/short.xml", settings: [("keep.articles", "1")]) { one, two, _ in
      try await one.stars("News 2")
      let away = one.shared.appendingPathExtension("away")
      try FileManager.default.moveItem(at: one.shared, to: away)
      let first = try await two.does("refresh", "--force")
      #expect(first.sentences.contains { $0.contains(two.shared.path()) && $0.contains("it does not exist") }, "\(first)")
      let second = try await two.does("refresh", "--force", "--quiet")
      #expect(second.sentences == [], "The missing folder is reported once: \(second)")
      try FileManager.default.moveItem(at: away, to: one.shared)
      try await two.does("refresh", "--force")
      #expect(try await two.titles("--starred") == ["News 2"])
    }
  }

  @Test("a list of subscriptions that a repair cannot recover whole takes no feed from other devices, and gets its feeds back")
  func repairedList() async throws {
    try await Self.two(of: "json") { one, two, _ in
      let feed = try #require(try await one.does("feeds", "--json").objects()[0]["url"] as? String)
      for name in ["b", "c"] { try await one.does("add", feed.replacing("a.xml", with: "\(name).xml")) }
      #expect(try await two.does("feeds", "--json").objects().count == 3)
      let list = one.home.appending(path: "subscriptions.opml")
      let text = try String(contentsOf: list, encoding: .utf8)
      try String(text[..<text.ranges(of: "xmlUrl")[1].lowerBound]).write(to: list, atomically: false, encoding: .utf8)
      try await one.does("store", "repair")
      for device in [one, two] { #expect(try await device.does("feeds", "--json").objects().count == 3) }
    }
  }

  @Test("a restored backup loses no star of any device", arguments: stores)
  func backup(store: String) async throws {
    try await Self.two(of: store) { one, two, person in
      try await one.stars("News 1")
      let backup = person.folder.appending(path: "backup")
      try FileManager.default.copyItem(at: one.home, to: backup)
      try await one.stars("News 2")
      try FileManager.default.removeItem(at: one.home)
      try FileManager.default.moveItem(at: backup, to: one.home)
      let reply = try await one.does("list")
      #expect(reply.sentences.contains { $0.contains("A copy of this data directory") }, "\(reply)")
      for device in [one, two] { #expect(try await device.titles("--starred").count == 2) }
      #expect(try await one.does("list").sentences == [])
    }
  }

  @Test("a copied data directory becomes a separate device, and neither loses a star", arguments: stores)
  func copy(store: String) async throws {
    try await Self.two(of: store) { one, two, person in
      try await one.stars("News 1")
      let copy = Device(person: person, name: "copy")
      try FileManager.default.copyItem(at: one.home, to: copy.home)
      try await copy.stars("News 2")
      try await one.does("mark", "read", "--all")
      for device in [one, copy, two] {
        #expect(try await device.titles("--starred").count == 2)
        #expect(try await device.titles("--unread") == [])
      }
      var names: Set<String> = []
      for device in [one, copy, two] {
        names.insert(try #require(try await device.types("sync", "--json").objects().first?["device"] as? String))
      }
      #expect(names.count == 3)
    }
  }

  @Test(
    "lost files of one device are recovered from the journals", arguments: stores,
    [["journal.jsonl"], ["statuses.json", "strata.db", "strata.db-wal", "strata.db-shm"], ["journals.seen"], ["journals.checkpoint"]])
  func lost(store: String, files: [String]) async throws {
    try await Self.two(of: store) { one, two, _ in
      try await one.stars("News 1")
      try await two.stars("News 2")
      try await one.does("list")
      for name in files where FileManager.default.fileExists(atPath: one.home.appending(path: name).path()) {
        try FileManager.default.removeItem(at: one.home.appending(path: name))
      }
      try await one.does("refresh", "--force")
      for device in [one, two] { #expect(try await device.titles("--starred").count == 2) }
    }
  }

  @Test("pipes, links, devices and folders in the shared folder are reported once, and everything works", arguments: stores)
  func hostile(store: String) async throws {
    try await Self.two(of: store) { one, two, person in
      try await one.stars("News 1")
      let precious = try person.writes("precious\n", to: "precious")
      let files = FileManager.default
      let own = try #require(try await one.types("sync", "--json").objects().first?["device"] as? String)
      let path = { (name: String) in one.shared.appending(path: name).path() }
      try files.removeItem(atPath: path("\(own).jsonl"))
      try files.createSymbolicLink(atPath: path("\(own).jsonl"), withDestinationPath: precious)
      #expect(mkfifo(path("pipe.jsonl"), 0o600) == 0)
      try files.createSymbolicLink(atPath: path("zero.jsonl"), withDestinationPath: "/dev/zero")
      try files.createSymbolicLink(atPath: path("loop.jsonl"), withDestinationPath: path("loop.jsonl"))
      try files.createSymbolicLink(atPath: path("dangling.jsonl"), withDestinationPath: path("nothing"))
      try files.createDirectory(atPath: path("folder.jsonl"), withIntermediateDirectories: false)
      let first = try await one.does("list")
      #expect(first.sentences.count == 6, "\(first)")
      for command in [["list"], ["count"], ["mark", "read", "--all"], ["list", "--unread"]] {
        let reply = try await person.types(command, environment: ["STRATA_HOME": one.home.path()])
        #expect([0, 4].contains(reply.status) && reply.sentences.allSatisfy { !$0.contains("cannot be used") }, "\(command): \(reply)")
      }
      #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious\n")
      let verify = try await one.types("store", "verify", "--json")
      #expect(verify.status == 1)
      #expect(try verify.objects().count { ($0["mended_by"] as? String)?.hasPrefix("mv '") == true } == 6, "\(verify)")
      try files.removeItem(atPath: path("\(own).jsonl"))
      try await one.does("list")
      #expect(try await two.titles("--unread") == [])
      #expect(try await two.titles("--starred").count == 1)
      try await one.does("sync", "--off")
    }
  }

  @Test("an unreadable shared folder is reported once, and everything works", .enabled(if: geteuid() != 0, "Permissions do not bind root."))
  func forbidden() async throws {
    try await Self.two(of: "json") { one, two, _ in
      chmod(one.shared.path(), 0)
      let reply = try await one.does("mark", "read", "--all")
      #expect(reply.sentences.contains { $0.contains("Permission denied") }, "\(reply)")
      #expect(try await one.does("list").sentences == [])
      chmod(one.shared.path(), 0o700)
      try await one.does("list")
      #expect(try await two.titles("--unread") == [])
    }
  }

  @Test(
    "refresh and store compact delete the leftovers of killed writers in the shared folder, and nothing else",
    arguments: ["refresh", "store compact"])
  func leftovers(command: String) async throws {
    try await Self.two(of: "json") { one, _, person in
      let names = [".strata-0123456789abcdef", ".strata-0123456789abcde0", ".strata-notes", "x.tmp"]
      for name in names {
        let file = one.shared.appending(path: name).path()
        try Data("x".utf8).write(to: URL(filePath: file))
        // A recent file may still be in use.
        let age: TimeInterval = name.hasSuffix("0") ? -60 : -7200
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: age)], ofItemAtPath: file)
      }
      let verify = try await one.does("store", "verify")
      #expect(verify.hints.contains("'strata store compact' fixes it."), "\(verify)")
      try await person.does(command.split(separator: " ").map(String.init), environment: ["STRATA_HOME": one.home.path()])
      let left = try FileManager.default.contentsOfDirectory(atPath: one.shared.path())
        .filter { !$0.hasSuffix(".jsonl") && !$0.hasSuffix(".records") }
      #expect(Set(left) == Set(names.dropFirst()))
    }
  }

  @Test("what is missing and what is no folder are told apart, and nothing syncs")
  func noFolder() async throws {
    try await Person.atWork { person in
      let file = try person.writes("Not a folder.\n", to: "note.txt")
      for (path, reason) in [(file, "it is not a folder"), (file + ".missing", "it does not exist")] {
        let reply = try await person.types("sync", path)
        #expect(reply.isOneSentence(1, about: path, reason), "\(reply)")
      }
      #expect(try await person.types("sync").output.hasPrefix("Sync is off"))
    }
  }

  @Test("damaged journal lines are found, and the named command recovers from them")
  func damagedJournal() async throws {
    try await Self.two(of: "json") { one, two, _ in
      try await one.stars("News 1")
      try await one.stars("News 2")
      let journal = one.home.appending(path: "journal.jsonl")
      let text = try String(contentsOf: journal, encoding: .utf8)
      try Data(text.replacing(#"{"id"#, with: "{", maxReplacements: 1).utf8).write(to: journal)
      let verify = try await one.types("store", "verify")
      #expect(verify.status == 1 && verify.sentences.contains { $0.contains("journal.jsonl, line 1") }, "\(verify)")
      #expect(verify.hints.contains("'strata store repair' fixes it."))
      try await one.does("store", "repair")
      try await one.does("list")
      #expect(try await one.does("store", "verify").sentences == ["No damage found."])
      for device in [one, two] { #expect(try await device.titles("--starred").count == 2) }
      #expect(try String(contentsOf: journal, encoding: .utf8).split(separator: "\n").count >= 2)
    }
  }

  @Test("damaged lines in the shared folder are cured by the named command and a sync of their device")
  func damagedShare() async throws {
    try await Self.two(of: "json") { one, two, _ in
      try await one.stars("News 1")
      for name in try FileManager.default.contentsOfDirectory(atPath: one.shared.path()) {
        let file = one.shared.appending(path: name)
        try (Data(contentsOf: file) + Data("x\n".utf8)).write(to: file)
      }
      let commands = try await two.does("store", "verify", "--json").objects().compactMap { $0["mended_by"] as? String }
      try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", commands.joined(separator: " && ")]).waitUntilExit()
      for device in [one, two] { try await device.does("sync") }
      for device in [one, two] { #expect(try await device.does("store", "verify").sentences == ["No damage found."], "\(commands)") }
    }
  }
}
