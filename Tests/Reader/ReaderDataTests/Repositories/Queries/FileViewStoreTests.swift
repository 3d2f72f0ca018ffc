import CoreData
import CoreDomain
import DataDoubles
import Files
import FileStorage
import ReaderData
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import StorageMaintenance
import Testing

@Suite("The store of saved views")
struct FileViewStoreTests {
  private let executor = FileExecutor(label: "strata.tests")

  private func directory(_ folder: TemporaryFolder) -> DataDirectory { DataDirectory(path: folder.path, now: { StoreSample.moment }) }
  private func repository(_ folder: TemporaryFolder) -> FileViewStore {
    FileViewStore(directory: directory(folder), executor: executor)
  }

  @Test("views are saved, changed and removed in the file, and a refused change leaves it as it is")
  func changes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (a, b) = (SavedView(try ViewName("a"), "tea"), SavedView(try ViewName("b"), "@a"))
      #expect(try await repository(folder).all() == StoredViews(.none))
      _ = try await repository(folder).change(.save(a, replaces: false))
      let update = try await repository(folder).change(.save(b, replaces: false))
      #expect(update.before.all == [a] && update.after.all == [a, b])
      await #expect(throws: ReaderError.view(.exists(a))) { try await repository(folder).change(.save(a, replaces: false)) }
      #expect(try folder.text("views") == "a = tea\nb = @a\n")
      _ = try await repository(folder).change(.remove(a.name))
      #expect(try await repository(folder).all().views.all == [b])
      #expect(try await repository(folder).all().mistakes.count == 1)
    }
  }

  @Test("a file that is too large is not read, and none grows too large")
  func large() async throws {
    try await TemporaryFolder.with { folder async throws in
      let comment = "# " + String(repeating: "x", count: ViewsDocument.maximumBytes - 10) + "\n"
      try folder.put(comment, "views")
      let view = SavedView(try ViewName("a"), "tea")
      await #expect(throws: ReaderError.view(.tooLarge(maximumBytes: ViewsDocument.maximumBytes))) {
        try await repository(folder).change(.save(view, replaces: false))
      }
      #expect(try folder.text("views") == comment)
      try folder.put(comment + comment, "views")
      await #expect(throws: ReaderError.self) { try await repository(folder).all() }
    }
  }

  @Test("verify tells the line of a wrong view, and repair leaves the file as it is")
  func verify() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "a = tea\nb = titel:x\n"
      try folder.put(text, "views")
      let maintenance = StoredStorageRepository(directory: directory(folder), executor: executor)
      let findings = try await maintenance.verify()
      let path = directory(folder).views
      #expect(findings.map(\.path) == [path] && findings.map(\.line) == [2] && findings.map(\.remedy) == [.edit(path: path)])
      _ = try await maintenance.repair()
      #expect(try folder.text("views") == text)
    }
  }
}
