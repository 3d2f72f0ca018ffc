import CoreData
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import Testing

@Suite("The file of keys in an import", .timeLimit(.minutes(10)))
struct FileKeysStoreTests {
  private func store(_ folder: TemporaryFolder) -> FileKeysStore {
    FileKeysStore(
      directory: DataDirectory(path: folder.path, now: { StoreSample.moment }, timeout: .seconds(60)),
      executor: FileExecutor(label: "strata.tests"))
  }

  private static let report = NewsboatKeyReport(
    lines: [.init("list m = run mpv %u", runsProgram: true), .init("all j = down", runsProgram: false)])
  private static let lines = "list m = run mpv %u\nall j = down\n"

  @Test(
    "lines are appended, and everything else in the file stays",
    arguments: [("", ""), ("# mine", "# mine\n"), ("\u{FEFF}a\r\n", "\u{FEFF}a\r\n"), ("x\n\n", "x\n\n")])
  func appends(before: String, after: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      if !before.isEmpty { try folder.put(before, "keys") }
      let report = try await store(folder).add { content in content == before ? Self.report : .none }
      #expect(report == Self.report)
      #expect(try folder.text("keys") == after + Self.lines)
      #expect(try await store(folder).content() == after + Self.lines)
    }
  }

  @Test("without lines to add, nothing is written, and a dry run writes nothing either")
  func nothing() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await store(folder).add { _ in NewsboatKeyReport(alreadyThere: 2) }.alreadyThere == 2)
      #expect(try await DryRunKeysRepository(base: store(folder)).add { _ in Self.report } == Self.report)
      #expect(try await store(folder).content().isEmpty)
      try folder.put("# mine", "keys")
      let dryRun = DryRunKeysRepository(base: store(folder))
      #expect(try await dryRun.add { content in content == "# mine" ? Self.report : .none } == Self.report)
      #expect(try folder.text("keys") == "# mine")
      #expect(try await dryRun.content() == "# mine")
    }
  }

  @Test("a file that is not UTF-8, is too large, or is a folder, is an error, and stays as it is")
  func unusable() async throws {
    try await TemporaryFolder.with { folder async throws in
      for bytes in [[0x61, 0xFF, 0x0A], [UInt8](repeating: 0x23, count: KeysLimit.bytes + 1)] {
        try folder.put(bytes, "keys")
        await #expect(throws: ReaderError.self) { try await store(folder).add { _ in Self.report } }
        #expect(try folder.bytes("keys") == bytes)
      }
      try folder.put("", "folder/keys/inside")
      await #expect(throws: ReaderError.self) { try await store(TemporaryFolder(path: folder.path("folder"))).add { _ in Self.report } }
    }
  }
}
