import Foundation
import Growth
import LoopbackServer
import Testing

/// Only Linux can preload a library into a program that was not built for it.
@Suite("No data loss at any disk fault", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct FaultTests {
  /// In the quick tests, each command meets one way, all in turn.
  private static func ways(_ number: Int) -> [DiskFault.Way] {
    SlowPart.isRun ? DiskFault.Way.allCases : [[.kill, .full, .power, .broken, .torn][number % 5]]
  }

  @Test(
    "after a disk fault, the data directory opens with the old or new state, and the command can be repeated",
    arguments: zip(FaultedCommand.all, FaultedCommand.all.indices)
  )
  func everyCall(deed: FaultedCommand, number: Int) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        var walk = try await FaultWalk(deed, of: person, web: web.url)
        try await walk.endWithoutPower()
        for way in Self.ways(number) {
          #expect(try await walk.walk(way) > 0, "The disk never failed with \(way).")
        }
      }
    }
  }

  @Test("reads that are interrupted, and that return a part, are no damage", arguments: ["json", "sqlite"])
  func shortReads(store: String) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        try person.makesPlaces()
        let short = try DiskFault.environment(of: .short, in: person.folder, log: person.log)
        try await person.does("--store", store, "add", "\(web.url)/3/many.xml", environment: short)
        let id = try await person.ids("--limit", "1")[0]
        let commands = [
          ["mark", "read", "--all"], ["sync", "shared"], ["refresh", "--force"],
          ["search", GrowingFeed.word], ["star", id], ["undo"], ["redo"], ["store", "compact"], ["refresh", "--force"], ["export"],
          ["store", "migrate", store == "json" ? "sqlite" : "json"], ["list", "--starred"], ["store", "verify"],
        ]
        for command in commands {
          let reply = try await person.types(command, environment: short)
          #expect(reply.status == 0 && !reply.isAboutDamage, "\(command): \(reply)")
        }
        #expect(try await person.count() == 2_100)
        #expect(try DataDirectoryFiles(in: person.home).setAside == [])
      }
    }
  }

  @Test(
    "a folder whose names cannot be read to the end stops a command that would act on them",
    arguments: [["refresh", "--force"], ["store", "migrate", "sqlite"], ["store", "verify"], ["store", "compact"]])
  func unlistedFolder(command: [String]) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        for name in ["a", "b", "c"] { try await person.does("add", "\(web.url)/1/\(name).xml") }
        let state = try await DataDirectoryState(of: person)
        let folder = person.home.appending(path: "articles")
        let reply = try await person.types(command, environment: DiskFault.environment(of: .unlisted, in: folder, log: person.log))
        #expect(try person.takesLog() == ["readdir \(folder.path())"])
        #expect(reply.isOneSentence(1, about: folder.path(), DiskFault.Way.broken.reason), "\(reply)")
        #expect(try await DataDirectoryState(of: person) == state)
      }
    }
  }

  @Test(
    "where the sync of a folder fails, a command that reports a failure has changed nothing",
    arguments: [
      ["star", "*0-0"], ["feeds", "set", "@/1/a.xml", "interval=4320"], ["config", "set", "keep.days", "30"],
    ])
  func unsyncedFolder(command: [String]) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        var walk = try await FaultWalk(FaultedCommand(before: [["add", "@/1/a.xml"]], command: command), of: person, web: web.url)
        #expect(try await walk.walkOverFolders() > 0)
      }
    }
  }

  @Test("where the sync of a folder fails, undo takes back every change that is not said to stay")
  func unsyncedUndo() async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        // What was undone is dropped by the next change.
        let deed = FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"], ["undo"]], command: ["star", "*"])
        var walk = try await FaultWalk(deed, of: person, web: web.url)
        #expect(try await walk.walkOverFolders(undoing: true) > 0)
      }
    }
  }
}
