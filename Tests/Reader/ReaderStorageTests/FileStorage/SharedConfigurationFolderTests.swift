import CoreData
import CoreDomain
import DataDoubles
import Files
import FileStorage
import Foundation
import ReaderData
import ReaderDomain
import StatusSync
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("A folder for configuration that two data directories share", .timeLimit(.minutes(10)))
struct SharedConfigurationFolderTests {
  /// One of the data directories.
  private struct Home: Sendable {
    let rules: FileRuleStore
    let views: FileViewStore
    let configuration: JSONConfigurationStore
    let maintenance: StoredStorageRepository
    let records: RecordSync

    init(_ name: String, in folder: TemporaryFolder, timeout: Duration = .seconds(60), now: Timestamp = StoreSample.moment) {
      let executor = FileExecutor(label: "strata.tests")
      let directory = DataDirectory(
        path: folder.path(name), configurationFolder: folder.path("configuration"), now: { now }, timeout: timeout)
      rules = FileRuleStore(directory: directory, executor: executor)
      views = FileViewStore(directory: directory, executor: executor)
      configuration = JSONConfigurationStore(directory: directory, executor: executor)
      maintenance = StoredStorageRepository(directory: directory, documents: { _ in [] }, executor: executor)
      records = RecordSync(
        directory: directory, files: [SyncedViews(in: directory), SyncedRules(in: directory)], repeatJoins: { $0 }, executor: executor,
        now: { now })
    }

    func add(_ name: String) async throws {
      _ = try await rules.change(.add(ArticleRule("when title:\(name) => hide")))
      _ = try await views.change(.save(SavedView(ViewName(name), "tea"), replaces: false))
      try await configuration.set(name, to: "x")
    }
  }

  private func putFiles(_ folder: TemporaryFolder) throws {
    for (name, text) in [("rules", ""), ("views", ""), ("config.json", "{}")] { try folder.put(text, "configuration/\(name)") }
  }

  @Test("changes of both at the same time are all kept")
  func parallel() async throws {
    try await TemporaryFolder.with { folder async throws in
      try putFiles(folder)
      let (one, two) = (Home("one", in: folder), Home("two", in: folder))
      let numbers = 0..<20
      async let first: Void = { for number in numbers { try await one.add("one\(number)") } }()
      for number in numbers { try await two.add("two\(number)") }
      try await first
      let names = Set(numbers.flatMap { ["one\($0)", "two\($0)"] })
      #expect(Set(try await one.rules.document().entries.map(\.rule.text)) == Set(names.map { "when title:\($0) => hide" }))
      #expect(Set(try await one.views.all().views.all.map(\.name.text)) == names)
      #expect(try await Set(one.configuration.all().keys) == names)
    }
  }

  @Test("while one changes it, the other waits, and then names the process; it reads, and changes its own files")
  func waits() async throws {
    try await TemporaryFolder.with { folder async throws in
      try putFiles(folder)
      try FileManager.default.createDirectory(atPath: folder.path("shared"), withIntermediateDirectories: true)
      try folder.put(SyncSettings(folder: folder.path("shared"), device: "one-1").bytes, "one/sync.json")
      let process = ProcessInfo.processInfo.processIdentifier
      let held = try StoreLock(path: folder.path("configuration/lock")).take()
      let one = Home("one", in: folder, timeout: .milliseconds(30))
      let rule = RuleChange.add(try ArticleRule("when tea => hide"))
      await #expect(throws: ReaderError.store(.locked(byProcess: process))) { try await one.rules.change(rule) }
      await #expect(throws: ReaderError.store(.locked(byProcess: process))) {
        try await one.views.change(.save(SavedView(ViewName("a"), "tea"), replaces: false))
      }
      await #expect(throws: DataStoreError.locked(byProcess: process)) { try await one.configuration.set("a", to: "x") }
      await #expect(throws: StorageMaintenanceError.store(.locked(byProcess: process))) { try await one.maintenance.repair() }
      await one.records.catchUp()
      #expect(await one.records.problems() == [.waiting(.locked(byProcess: process))])
      #expect(try await one.rules.document().entries.isEmpty)
      try folder.put("", "one/rules")
      #expect(try await one.rules.change(rule).entries.count == 1)
      withExtendedLifetime(held) {}
    }
  }

  @Test("a file that the other may be writing stays when one is compacted", arguments: [(59, true), (61, false)])
  func compaction(ageMinutes: Int, stays: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let name = ".strata-0123456789abcdef"
      for place in ["configuration", "one"] { try folder.put("half", "\(place)/\(name)") }
      let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)).adding(minutes: ageMinutes)
      let one = Home("one", in: folder, now: now)
      #expect(try await one.maintenance.verify().count == (stays ? 1 : 2))
      _ = try await one.maintenance.compact()
      #expect(try folder.names(in: "configuration").contains(name) == stays)
      #expect(try !folder.names(in: "one").contains(name))
    }
  }

  @Test("a folder in the place of its lock is found, and a repair moves it away")
  func irregular() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("mine", "configuration/lock/notes.txt")
      try folder.put("", "one/views")
      let (one, path) = (Home("one", in: folder), folder.path("configuration/lock"))
      #expect(try await one.maintenance.verify() == [StorageDiagnostic(path: path, problem: "is not a regular file")])
      let target = folder.path("configuration/set-aside/lock")
      #expect(try await one.maintenance.repair().first == StorageRepair(path: path, action: .moved(to: target)))
      #expect(try await one.maintenance.verify() == [])
    }
  }

  @Test("a folder that may not be changed is read, and a change of a file there names the file")
  func readOnly() async throws {
    try await TemporaryFolder.with { folder async throws in
      try putFiles(folder)
      try FileManager.default.createDirectory(
        atPath: folder.path("one"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
      ReadOnly.protect(folder.path("configuration"))
      defer { ReadOnly.release(folder.path("configuration")) }
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        Powerless.dropRoot()
        let one = Home("one", in: TemporaryFolder(path: path))
        let (settings, rules) = (try await one.configuration.all(), try await one.rules.document().entries)
        #expect(settings.isEmpty && rules.isEmpty)
        await #expect(throws: DataStoreError.unwritable(path: "\(path)/configuration/config.json", reason: "Permission denied")) {
          try await one.configuration.set("a", to: "x")
        }
        await #expect(throws: ReaderError.self) { try await one.rules.change(.add(ArticleRule("when tea => hide"))) }
      }
    }
  }
}
