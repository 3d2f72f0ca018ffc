import CoreData
import CoreDomain
import DataDoubles

import StorageMaintenance
import Testing

@Suite("Damaged files that are moved away")
struct SetAsideFilesTests {
  @Test("files of one name are kept beside each other")
  func names() async throws {
    try await TemporaryFolder.with { folder async throws in
      let files = SetAsideFiles(in: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }))
      var targets: [String] = []
      for text in ["first", "second", "third"] {
        try folder.put(text, "home/config.json")
        let repair = try files.moveAway(folder.path("home/config.json"))
        #expect(repair.path == folder.path("home/config.json"))
        guard case .moved(let target) = repair.action else {
          Issue.record("\(repair)")
          return
        }
        targets.append(target)
      }
      let expected = ["config.json", "config.json-2", "config.json-3"]
      #expect(targets == expected.map { folder.path("home/set-aside/\($0)") })
      #expect(try expected.map { try folder.text("home/set-aside/\($0)") } == ["first", "second", "third"])
    }
  }

  @Test("the sidecars of a database move with it")
  func sidecars() async throws {
    try await TemporaryFolder.with { folder async throws in
      let files = SetAsideFiles(in: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }))
      for round in ["first", "second"] {
        for ending in ["", "-wal", "-shm"] { try folder.put(round + ending, "home/strata.db\(ending)") }
        _ = try files.moveAway(folder.path("home/strata.db"))
      }
      let names = ["strata.db", "strata.db-2", "strata.db-2-shm", "strata.db-2-wal", "strata.db-shm", "strata.db-wal"]
      #expect(try folder.names(in: "home") == (["set-aside"] + names.map { "set-aside/\($0)" }))
      #expect(try folder.text("home/set-aside/strata.db-2-wal") == "second-wal")
    }
  }

  @Test("a file that cannot be moved is an error, and stays")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      let files = SetAsideFiles(in: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }))
      try folder.put("{", "home/config.json")
      try folder.put("no folder", "home/set-aside")
      let path = folder.path("home/config.json")
      #expect(throws: DataStoreError.self) { try files.moveAway(path) }
      #expect(try folder.text("home/config.json") == "{")
    }
  }
}
