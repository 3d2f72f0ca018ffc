import Foundation
import FullScreen
import Testing

/// The files that users edit, in the data directory and in XDG_CONFIG_HOME.
@Suite("The folder for configuration", .timeLimit(.minutes(10)))
struct ConfigurationFolderTests {
  /// A file that users edit, the command that shows a word in it, and a command that changes it.
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let text: @Sendable (Int) -> String
    let show: [String]
    let shown: @Sendable (Int) -> String
    let change: [String]

    var testDescription: String { name }
  }

  private static let files = [
    File(
      name: "config.json", text: { "{\"keep.days\": \"10\($0)\"}\n" }, show: ["config", "show", "--plain"], shown: { "keep.days\t10\($0)" },
      change: ["config", "set", "keep.articles", "7"]),
    File(
      name: "views", text: { "mine\($0) = is:unread\n" }, show: ["view", "list", "--plain"], shown: { "mine\($0)" },
      change: ["view", "save", "other", "is:read"]),
    File(
      name: "rules", text: { "when title:mine\($0) => hide\n" }, show: ["rules", "list", "--plain"], shown: { "title:mine\($0)" },
      change: ["rules", "add", "when title:other => star"]),
  ]

  /// Where the user has files, what the environment says, and which of the files counts.
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var places = ["data/strata", "config/strata", "me/.config/strata"]
    var environment: [String: String] = [:]
    var arguments: [String] = []
    /// The place of the file that is read; nil for no file.
    let read: String?
    /// The place of the file that a change writes.
    let written: String
  }

  private static let (data, configuration, standard) = ("data/strata", "config/strata", "me/.config/strata")

  private static let situations = [
    Situation(testDescription: "everywhere", read: data, written: data),
    Situation(testDescription: "only in the data directory", places: [data], read: data, written: data),
    Situation(testDescription: "only in XDG_CONFIG_HOME", places: [configuration], read: configuration, written: configuration),
    Situation(testDescription: "only in ~/.config, which XDG_CONFIG_HOME replaces", places: [standard], read: nil, written: data),
    Situation(testDescription: "nowhere", places: [], read: nil, written: data),
    Situation(
      testDescription: "XDG_CONFIG_HOME is empty", places: [configuration, standard], environment: ["XDG_CONFIG_HOME": ""], read: standard,
      written: standard),
    Situation(
      testDescription: "XDG_CONFIG_HOME is relative", places: [configuration, standard], environment: ["XDG_CONFIG_HOME": "config"],
      read: standard, written: standard),
    Situation(
      testDescription: "--home", places: [configuration, standard], arguments: ["--home", data], read: nil, written: data),
    Situation(
      testDescription: "STRATA_HOME", places: [configuration, standard], environment: ["STRATA_HOME": data], read: nil, written: data),
  ]

  private func environment(of person: Person, _ situation: Situation) -> [String: String] {
    [
      "STRATA_HOME": "", "HOME": person.folder.appending(path: "me").path(), "XDG_DATA_HOME": person.folder.appending(path: "data").path(),
      "XDG_CONFIG_HOME": person.folder.appending(path: "config").path(),
    ].merging(situation.environment) { $1 }
  }

  private func content(_ person: Person, _ place: String, _ name: String) -> String? {
    FileManager.default.contents(atPath: person.folder.appending(path: "\(place)/\(name)").path()).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("a file is read where it is, first in the data directory, and written where it was read", arguments: files, situations)
  func places(file: File, situation: Situation) async throws {
    try await Person.atWork { person in
      for (number, place) in situation.places.enumerated() { _ = try person.writes(file.text(number), to: "\(place)/\(file.name)") }
      let environment = environment(of: person, situation)
      let shown = try await person.types(situation.arguments + file.show, environment: environment)
      let found = situation.places.indices.filter { shown.output.contains(file.shown($0)) }.map { situation.places[$0] }
      #expect(found == (situation.read.map { [$0] } ?? []), "\(shown)")
      try await person.does(situation.arguments + file.change, environment: environment)
      for (number, place) in situation.places.enumerated() where place != situation.written {
        #expect(content(person, place, file.name) == file.text(number), "only \(situation.written) changes")
      }
      let written = try #require(content(person, situation.written, file.name))
      #expect(written.contains(try #require(file.change.last)), "\(written)")
      if let index = situation.places.firstIndex(of: situation.written) {
        #expect(written.contains(file.name == "config.json" ? "10\(index)" : "mine\(index)"), "\(written)")
      }
    }
  }

  @Test("copies of the data directory and of the folder for files that users edit have everything")
  func copies() async throws {
    try await Person.atWork { person in
      let (old, new) = (person.folder.appending(path: "old"), person.folder.appending(path: "new"))
      let places = [old, new].map { ["STRATA_HOME": "", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "HOME": $0.path()] }
      for file in Self.files { _ = try person.writes(file.text(0), to: "old/.config/strata/\(file.name)") }
      try await person.does("add", person.url("/feeds/roji.rss"), environment: places[0])
      try await person.does("star", "--query", "is:unread", environment: places[0])
      for name in [".local/share/strata", ".config/strata"] {
        try FileManager.default.createDirectory(
          at: new.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: old.appending(path: name), to: new.appending(path: name))
      }
      let commands = Self.files.map(\.show) + [["list", "is:starred", "--plain"], ["feeds", "--json"], ["export"]]
      for command in commands {
        let replies = [try await person.does(command, environment: places[0]), try await person.does(command, environment: places[1])]
        #expect(replies[0].output == replies[1].output && !replies[0].output.isEmpty, "\(command): \(replies)")
      }
      try await person.does("store", "verify", environment: places[1])
    }
  }

  @Test("the keys of the full screen are read from the same places", arguments: situations)
  func keys(situation: Situation) async throws {
    try await Person.atWork { person in
      for (number, place) in situation.places.enumerated() { _ = try person.writes("list x = act\(number)\n", to: "\(place)/keys") }
      let run = try FullScreenRun(person, situation.arguments + ["tui"], environment: environment(of: person, situation))
      if let index = situation.places.firstIndex(where: { $0 == situation.read }) {
        try await run.shows("there is no action 'act\(index)'")
      } else {
        try await run.shows("You follow no feed yet.")
        #expect(!run.hasWritten("there is no action"))
      }
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
    }
  }

  @Test(
    "a file that cannot be replaced, or its lock, is named, and the change is made nowhere else", .enabled(if: StrataProcess.meetsFaults),
    arguments: files, [(1, "lock"), (3, nil)])
  func unwritable(file: File, fault: (call: Int, named: String?)) async throws {
    try await Person.atWork { person in
      _ = try person.writes(file.text(1), to: "config/strata/\(file.name)")
      let path = person.folder.appending(path: "config/strata/\(fault.named ?? file.name)").path()
      let full = try DiskFault(way: .full, call: fault.call).environment(in: person.folder.appending(path: "config"), log: person.log)
      let environment = environment(of: person, Self.situations[0]).merging(full) { $1 }
      #expect(try await person.types(file.show, environment: environment).output.contains(file.shown(1)))
      let reply = try await person.types(file.change, environment: environment)
      #expect(reply.isOneSentence(1, about: path, DiskFault.Way.full.reason), "\(reply)")
      #expect(content(person, "config/strata", file.name) == file.text(1))
      #expect(content(person, "data/strata", file.name) == nil)
    }
  }

  @Test("'store verify' names the files in XDG_CONFIG_HOME, and 'store repair' fixes them there")
  func damage() async throws {
    try await Person.atWork { person in
      let environment = environment(of: person, Self.situations[0])
      let damaged = "{\n  \"keep.days\": \"30\",\n  \"keep.articles\": \n}\n"
      let path = try person.writes(damaged, to: "config/strata/config.json")
      let view = try person.writes("no view\n", to: "config/strata/views")
      let found = try await person.types("store", "verify", environment: environment)
      #expect(
        found.status == 1 && found.sentences.contains { $0.contains(path) } && found.sentences.contains { $0.contains(view) }, "\(found)")
      try await person.does("store", "repair", environment: environment)
      #expect(content(person, "config/strata", "config.json") == "{\n  \"keep.days\": \"30\"\n}\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: person.folder.appending(path: "config/strata/set-aside").path())
      #expect(names.count == 1 && content(person, "config/strata/set-aside", names[0]) == damaged)
      let whole = try await person.types("store", "verify", environment: environment)
      #expect(whole.status == 0 && !whole.error.contains("config.json"), "\(whole)")
    }
  }

  @Test("views and rules in XDG_CONFIG_HOME are shared with other devices")
  func sync() async throws {
    try await Person.atWork { person in
      let here = environment(of: person, Self.situations[0])
      try FileManager.default.createDirectory(at: person.shared, withIntermediateDirectories: true)
      _ = try person.writes("mine = is:unread\n", to: "config/strata/views")
      try await person.does("sync", "shared", environment: here)
      let there = ["--home", "other"]
      try await person.does(there + ["sync", "shared"])
      #expect(try await person.types(there + ["view", "list", "--plain"]).output.contains("mine"))
      try await person.does(there + ["rules", "add", "when title:fog => hide"])
      try await person.does(there + ["view", "save", "more", "is:read"])
      #expect(try await person.types("rules", "list", environment: here).output.contains("title:fog"))
      #expect(content(person, "config/strata", "views") == "mine = is:unread\nmore = is:read\n")
      #expect(content(person, "data/strata", "rules") == "when title:fog => hide\n", "A new file is made in the data directory.")
    }
  }
}
