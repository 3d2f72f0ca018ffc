import CoreData
import CoreDomain
import DataDoubles
import Testing

@Suite("Files of records")
struct RecordFileTests {
  private static let damaged = "{\"schema\":1,\"notes\":[\n\"a\",\nb\n]}\n"

  private func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path, now: { StoreSample.moment }, timeout: .milliseconds(20))
  }

  private func file(_ folder: TemporaryFolder) -> RecordFile<ListDocument> {
    RecordFile(folder.path("notes.json"), in: directory(folder))
  }

  @Test("a missing file has no content, and a replaced one has the new content")
  func replaced() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await file(folder).content() == nil)
      try file(folder).replace(with: ListDocument(["a"]))
      #expect(try await file(folder).content() == ListDocument(["a"]))
      #expect(try file(folder).contentUnderLock() == ListDocument(["a"]))
      #expect(try !file(folder).wasSetAside())
    }
  }

  @Test("a damaged file is set aside once, and what is readable replaces it")
  func damaged() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(Self.damaged, "notes.json")
      let aside = folder.path("notes.json.damaged-20260301T083000Z")
      let error = await #expect(throws: DataStoreError.self) { try await file(folder).content() }
      guard case .damaged(folder.path("notes.json"), aside, let reason, .allBut(1)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.hasPrefix("line 3: "))
      #expect(try await file(folder).content() == ListDocument(["a"]))
      #expect(try file(folder).wasSetAside())
    }
  }

  @Test("a damaged file of which nothing is readable is moved aside")
  func lost() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{", "notes.json")
      let error = #expect(throws: DataStoreError.self) { try file(folder).contentUnderLock() }
      guard case .damaged(_, _, _, .nothing) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.names() == ["notes.json.damaged-20260301T083000Z"])
      #expect(try await file(folder).content() == nil)
    }
  }

  @Test("a damaged file is set aside under the lock, and stays while another process holds it")
  func locked() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(Self.damaged, "notes.json")
      let lock = try directory(folder).take()
      let error = await #expect(throws: DataStoreError.self) { try await file(folder).content() }
      guard case .locked = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      withExtendedLifetime(lock) {}
      #expect(try folder.text("notes.json") == Self.damaged)
    }
  }

  @Test("a file of a newer version stays as it is")
  func newer() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"schema":5}"#, "notes.json")
      await #expect(throws: DataStoreError.newerVersion(path: folder.path("notes.json"), version: 5, newest: 2)) {
        try await file(folder).content()
      }
      #expect(try folder.names() == ["notes.json"])
    }
  }
}
