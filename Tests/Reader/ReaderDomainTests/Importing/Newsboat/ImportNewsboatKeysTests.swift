import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Keys in ImportNewsboat")
struct ImportNewsboatKeysTests {
  private static let entry = NewsboatKeyEntry(
    file: .file("config"), line: 3, name: "bind-key", use: .success(.bind(.key("x"), dialogs: ["all"], [NewsboatCall("quit")])))

  private func importing(
    _ entries: [NewsboatKeyEntry], _ keys: MemoryKeysRepository, filters: [NewsboatFilterEntry] = [], runsPrograms: Bool = false
  ) async throws -> NewsboatImportReport {
    let newsboat = MemoryNewsboatRepository(NewsboatSubscriptions(feeds: [], filters: filters, keys: entries))
    return try await ImportNewsboat(
      storage: MemoryStores().storage, views: MemoryViewRepository(), rules: MemoryRuleRepository(), keys: keys, newsboat: newsboat,
      translatingKeysBy: { entries, content, runsPrograms in
        let line = NewsboatKeyReport.Line(runsPrograms ? "all x = run x" : "all x = back", runsProgram: runsPrograms)
        return content.contains(line.text) ? NewsboatKeyReport(alreadyThere: entries.count) : NewsboatKeyReport(lines: [line])
      }, now: { .sample() })(NewsboatFiles(list: .file("urls"), articles: nil, runsPrograms: runsPrograms))
  }

  @Test("the lines that the translator chooses are added to the file, once")
  func once() async throws {
    let keys = MemoryKeysRepository("# mine\n")
    #expect(try await importing([Self.entry], keys).keys.lines.map(\.text) == ["all x = back"])
    #expect(try await keys.content() == "# mine\nall x = back\n")
    #expect(try await importing([Self.entry], keys).keys == NewsboatKeyReport(alreadyThere: 1))
    #expect(try await keys.content() == "# mine\nall x = back\n")
  }

  @Test("the translator learns whether the user agrees to keys that run programs")
  func programs() async throws {
    #expect(try await importing([Self.entry], MemoryKeysRepository(), runsPrograms: true).keys.lines.map(\.runsProgram) == [true])
  }

  @Test("without lines about keys, the file is neither read nor written")
  func without() async throws {
    #expect(try await importing([], MemoryKeysRepository(failing: .cancelled)).keys == .none)
  }

  @Test("a file that cannot be changed is an error beside what was imported")
  func failing() async throws {
    let report = try await importing([Self.entry], MemoryKeysRepository(failing: MemoryStores.broken))
    #expect(report.keys == NewsboatKeyReport(error: MemoryStores.broken) && report.problem == MemoryStores.broken)
  }
}
