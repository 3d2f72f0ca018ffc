import CoreData
import CoreDomain
import DataDoubles
import Files
import Testing

@Suite("The files of a program")
struct StoredDocumentRepositoryTests {
  private func documents(_ folder: TemporaryFolder, at now: Timestamp) -> StoredDocumentRepository {
    let directory = DataDirectory(path: folder.path, now: { now })
    return StoredDocumentRepository(
      [StoredDocument(ListDocument.self, at: folder.path("lists/notes.json"), in: directory)], in: directory,
      executor: FileExecutor(label: "strata.tests"))
  }

  @Test("the temporary files of killed processes are harmless, and a repair moves them away; those of running writers stay")
  func unfinished() async throws {
    try await TemporaryFolder.with { folder async throws in
      let names = [".strata-0123456789abcdef", "lists/.strata-0123456789abcdef"]
      for name in names + [".strata-notes", "lists/notes.txt"] { try folder.put("x", name) }
      let before = documents(folder, at: Timestamp(seconds: 0))
      #expect(try await before.verify() == [])
      #expect(try await before.repair() == [])
      let longAfter = documents(folder, at: Timestamp(seconds: 4_000_000_000))
      #expect(
        try await longAfter.verify() == names.map { StorageDiagnostic(path: folder.path($0), .unfinishedFile, isHarmless: true) })
      #expect(try await longAfter.repair().map(\.path) == names.map(folder.path(_:)))
      #expect(try await longAfter.verify() == [])
      #expect(try folder.text(".strata-notes") == "x" && folder.text("lists/notes.txt") == "x")
    }
  }
}
