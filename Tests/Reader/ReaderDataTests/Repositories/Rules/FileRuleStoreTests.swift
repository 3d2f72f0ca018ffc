import CoreData
import CoreDomain
import DataDoubles
import Files
import ReaderData
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import StorageMaintenance
import Testing

@Suite("The store of rules", .timeLimit(.minutes(10)))
struct FileRuleStoreTests {
  private static func store(_ path: String) -> FileRuleStore {
    FileRuleStore(
      directory: DataDirectory(path: path, now: { StoreSample.moment }, timeout: .seconds(60)),
      executor: FileExecutor(label: "strata.tests"))
  }

  private func repository(_ folder: TemporaryFolder) -> FileRuleStore { Self.store(folder.path) }

  private func texts(_ folder: TemporaryFolder) async throws -> [String] {
    try await repository(folder).document().entries.map(\.rule.text)
  }

  @Test("rules are added and removed in the file, and everything else in it stays")
  func changes() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await repository(folder).document() == RuleDocument(""))
      _ = try await repository(folder).change(.add(ArticleRule("when tea => hide")))
      #expect(try folder.text("rules") == "when tea => hide\n")
      try folder.put("# mine\r\n\n  when   kernel=>star  \nwrong line\nwhen tea => hide", "rules")
      let document = try await repository(folder).change(.add(ArticleRule("feed LWN: latest 3")))
      #expect(document.entries.map(\.line) == [3, 5, 6] && document.errors.map(\.line) == [4])
      #expect(try folder.text("rules") == "# mine\r\n\n  when   kernel=>star  \nwrong line\nwhen tea => hide\nfeed LWN: latest 3\n")
      _ = try await repository(folder).change(.remove(document.entries[0]))
      #expect(try folder.text("rules") == "# mine\r\n\nwrong line\nwhen tea => hide\nfeed LWN: latest 3\n")
      await #expect(throws: ReaderError.rule(.notFound("when   kernel=>star"))) {
        try await repository(folder).change(.remove(document.entries[0]))
      }
    }
  }

  @Test("wrong lines are told with line, column and known words, the good ones work, and no change touches them")
  func wrongLines() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "whem tea => hide\nwhen titel:x => hide\nwhen tea => hied\nwhen kernel => star\nwhen x => hide until 7d\n\u{1B}[2J\n"
      try folder.put(text, "rules")
      let document = try await repository(folder).document()
      #expect(document.entries.map(\.rule.text) == ["when kernel => star"])
      #expect(document.errors.map(\.line) == [1, 2, 3, 5, 6] && document.errors.map(\.column) == [1, 6, 13, 22, 1])
      #expect(document.errors.prefix(3).allSatisfy { !$0.known.isEmpty })
      _ = try await repository(folder).change(.remove(document.entries[0]))
      #expect(try folder.text("rules") == text.replacing("when kernel => star\n", with: ""))
    }
  }

  @Test("a byte order mark belongs to no rule, and stays")
  func byteOrderMark() async throws {
    try await TemporaryFolder.with { folder async throws in
      for text in ["\u{FEFF}when tea => hide\n", "\u{FEFF}# mine\nwhen tea => hide\n"] {
        try folder.put(text, "rules")
        #expect(try await texts(folder) == ["when tea => hide"])
        let document = try await repository(folder).change(.add(ArticleRule("when x => star")))
        #expect(document.errors.isEmpty)
        #expect(try folder.text("rules") == text + "when x => star\n")
      }
    }
  }

  @Test("damaged bytes spoil only their line, and a file with them is not changed, because they would be lost")
  func damagedBytes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let bytes = Array("when tea => hide\nwhen ".utf8) + [0xFF, 0x00, 0xC3] + Array(" => hied\nwhen kernel => star\n".utf8)
      try folder.put(bytes, "rules")
      let document = try await repository(folder).document()
      #expect(document.entries.map(\.rule.text) == ["when tea => hide", "when kernel => star"] && document.errors.map(\.line) == [2])
      let path = folder.path("rules")
      let refusal = ReaderError.store(.unwritable(path: path, reason: "it is not UTF-8 text; edit it by hand"))
      await #expect(throws: refusal) { try await repository(folder).change(.add(ArticleRule("when x => star"))) }
      await #expect(throws: refusal) { try await repository(folder).change(.remove(document.entries[0])) }
      #expect(try folder.bytes("rules") == bytes)
    }
  }

  @Test("a file that is too large, or no file, is an error, and stays as it is")
  func unreadable() async throws {
    try await TemporaryFolder.with { folder async throws in
      let rule = try ArticleRule("when tea => hide")
      let text = "# \(String(repeating: "x", count: RuleDocument.maximumBytes))\n"
      try folder.put(text, "rules")
      for _ in 0..<2 {
        await #expect(throws: ReaderError.self) { try await repository(folder).document() }
        await #expect(throws: ReaderError.self) { try await repository(folder).change(.add(rule)) }
      }
      #expect(try folder.text("rules") == text)
      let full = "# \(String(repeating: "x", count: RuleDocument.maximumBytes - 10))\n"
      try folder.put(full, "rules")
      await #expect(throws: ReaderError.rule(.tooMany)) { try await repository(folder).change(.add(rule)) }
      #expect(try folder.text("rules") == full)
      try folder.put("", "folder/rules/inside")
      let inside = TemporaryFolder(path: folder.path("folder"))
      await #expect(throws: ReaderError.self) { try await repository(inside).document() }
      await #expect(throws: ReaderError.self) { try await repository(inside).change(.add(rule)) }
    }
  }

  @Test("two processes that add and remove rules at once lose none")
  func twoProcesses() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("# mine\n", "rules")
      async let other: Void = changeInAnotherProcess(folder.path)
      try await Self.addAndRemove("here", folder.path)
      await other
      let expected = ["here", "there"].flatMap { name in (0..<20).map { "when \(name)\($0) => hide" } }
      #expect(try await Set(texts(folder)) == Set(expected))
      #expect(try folder.text("rules").hasPrefix("# mine\n"))
    }
  }

  private static func addAndRemove(_ name: String, _ path: String) async throws {
    let store = store(path)
    for number in 0..<20 {
      let passing = try await store.change(.add(ArticleRule("when \(name)passing => hide")))
      _ = try await store.change(.add(ArticleRule("when \(name)\(number) => hide")))
      guard let entry = passing.entries.last(where: { $0.text == "when \(name)passing => hide" }) else { continue }
      _ = try await store.change(.remove(entry))
    }
  }

  private func changeInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      try await Self.addAndRemove("there", path)
    }
  }

  @Test("on a full disk the rules stay as they were")
  func fullDisk() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "when \(String(repeating: "tea ", count: 100)) => hide\n"
      try folder.put(text, "rules")
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        // The lock must fit.
        Powerless.limitFiles(toBytes: 256)
        let store = Self.store(path)
        let rule = try ArticleRule("when kernel => star")
        await #expect(throws: ReaderError.store(.unwritable(path: "\(path)/rules", reason: "File too large"))) {
          try await store.change(.add(rule))
        }
      }
      #expect(try folder.text("rules") == text)
      #expect(try await texts(folder).count == 1)
      #expect(try folder.names(in: "").filter { $0 != "lock" } == ["rules"])
    }
  }

  @Test("verify tells the lines of wrong rules, and repair leaves the file as it is")
  func verify() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "when tea => hide\nwhen titel:x => hide\nwhen @missing => hide\n"
      try folder.put(text, "rules")
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let maintenance = StoredStorageRepository(directory: directory, executor: FileExecutor(label: "strata.tests"))
      let findings = try await maintenance.verify()
      let path = folder.path("rules")
      #expect(findings.map(\.path) == [path] && findings.map(\.line) == [2] && findings.map(\.remedy) == [.edit(path: path)])
      _ = try await maintenance.repair()
      #expect(try folder.text("rules") == text)
    }
  }
}
