import CoreData
import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Files of a data directory that are not regular files")
struct IrregularFilesTests {
  private static func maintenance(_ folder: TemporaryFolder) -> StoredStorageRepository {
    let directory = DataDirectory(path: folder.path("home"), now: { StoreSample.moment }, timeout: .milliseconds(50))
    return StoredStorageRepository(directory: directory, executor: FileExecutor(label: "strata.tests"))
  }

  private static let names = [
    "subscriptions.opml", "views", "rules", "config.json", "store.json", "lock", "refresh.lock", "refresh.json", "visits.json",
    "statuses.json", "statuses.recent.jsonl", "statuses.written", "undo.jsonl", "redo.jsonl", "undo.json", "sync.json", "journal.jsonl",
    "journals.seen", "journals.checkpoint", "records.jsonl", "records.seen", "records.synced", "server.queue", "server.items", "strata.db",
    "strata.db-journal",
    "strata.db-wal",
    "strata.db-shm", "articles/\(StoreSample.feed(1)).jsonl",
  ]

  @Test("a folder in the place of any file is found, and a repair moves it away with all that it contains", arguments: names)
  func folder(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("mine", "home/\(name)/notes.txt")
      let path = folder.path("home/\(name)")
      #expect(try await Self.maintenance(folder).verify() == [StorageDiagnostic(path: path, problem: "is not a regular file")])
      let target = folder.path("home/set-aside/\(name.split(separator: "/").last ?? "")")
      #expect(try await Self.maintenance(folder).repair().first == StorageRepair(path: path, action: .moved(to: target)))
      #expect(try folder.text(String(target.dropFirst(folder.path.count + 1)) + "/notes.txt") == "mine")
      #expect(try await Self.maintenance(folder).verify() == [])
    }
  }

  @Test("all irregular files are found at once, each one time")
  func several() async throws {
    try await TemporaryFolder.with { folder async throws in
      for name in Self.names { try folder.put("mine", "home/\(name)/notes.txt") }
      let found = try await Self.maintenance(folder).verify()
      #expect(found.count == Self.names.count)
      #expect(Set(found.map(\.path)) == Set(Self.names.map { folder.path("home/\($0)") }))
    }
  }

  @Test("a link to a file is no damage, but a lock must not be a link", arguments: ["lock", "refresh.lock", "config.json"])
  func link(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{\"schema\":1,\"settings\":{}}", "elsewhere")
      try folder.put("", "home/other")
      try FileManager.default.createSymbolicLink(atPath: folder.path("home/\(name)"), withDestinationPath: folder.path("elsewhere"))
      let found = try await Self.maintenance(folder).verify().filter { $0.problem == .found("is not a regular file") }
      #expect(found.map(\.path) == (name.hasSuffix("lock") ? [folder.path("home/\(name)")] : []))
    }
  }

  @Test("a link to a folder in the place of a lock is found once")
  func linkToFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("mine", "elsewhere/notes.txt")
      try folder.put("", "home/other")
      try FileManager.default.createSymbolicLink(atPath: folder.path("home/lock"), withDestinationPath: folder.path("elsewhere"))
      #expect(try await Self.maintenance(folder).verify().map(\.path) == [folder.path("home/lock")])
    }
  }

  @Test("a path that cannot be examined is an error")
  func unreadable() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("no folder", "home/articles")
      await #expect(throws: StorageMaintenanceError.store(.unreadable(path: folder.path("home/articles"), reason: "Not a directory"))) {
        try await Self.maintenance(folder).verify()
      }
    }
  }
}
