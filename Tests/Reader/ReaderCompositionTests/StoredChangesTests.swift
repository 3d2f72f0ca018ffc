import CoreComposition
import CoreData
import Files
import Testing

@testable import ReaderComposition

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Changes of the files of a data directory")
struct StoredChangesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "strata-tests-\(UUID())")

  private func changes() async throws -> StoredChanges {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let changes = StoredChanges(
      directory: DataDirectory(path: folder.path, now: SystemClock.now), executor: FileExecutor(label: "strata.tests"))
    await changes.note()
    return changes
  }

  @Test(
    "a file that is written after the note is a change", .timeLimit(.minutes(5)),
    arguments: ["statuses.recent.jsonl", "visits.json", "strata.db-wal", "rules"])
  func change(name: String) async throws {
    let changes = try await changes()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("1".utf8).write(to: folder.appending(path: name))
    await changes.change()
  }

  @Test("what is written after the note is not as noted; an empty log, which SQLite makes to read, is no change")
  func isAsNoted() async throws {
    let changes = try await changes()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "strata.db-wal"))
    #expect(await changes.isAsNoted())
    try Data("1".utf8).write(to: folder.appending(path: "strata.db-wal"))
    #expect(await !changes.isAsNoted())
    await changes.note()
    #expect(await changes.isAsNoted())
  }

  @Test("cancellation ends the wait for a change that never comes", .timeLimit(.minutes(5)))
  func cancelled() async throws {
    let changes = try await changes()
    defer { try? FileManager.default.removeItem(at: folder) }
    let waiting = Task { await changes.change() }
    waiting.cancel()
    await waiting.value
  }
}
