import CoreData
import CoreDomain
import DataDoubles
import FileStorage
import Foundation
import ReaderDomain
import Testing

@testable import StatusSync

@Suite("What a check finds in the files of sync")
struct JournalInspectionTests {
  private static let good = #"{"id":"0123456789abcdef0123","mark":"read","set":true,"at":"2026-03-01T08:30:00Z"}"#
  private static let record = #"{"kind":"view","key":"n","field":"query","value":"is:unread","at":"2026-03-01T08:30:00Z","by":"two-1"}"#
  private static let later = #"{"verb":"shared","at":"2026-03-01T08:30:00Z"}"#

  private static func directory(in place: TemporaryFolder, syncing: Bool = true) throws -> DataDirectory {
    let directory = DataDirectory(path: place.path("home"), now: { StoreSample.moment })
    try directory.make()
    try FileManager.default.createDirectory(atPath: place.path("f"), withIntermediateDirectories: true)
    if syncing { try place.put(SyncSettings(folder: place.path("f"), device: "one-1").bytes, "home/sync.json") }
    return directory
  }

  @Test("intact files, unfinished lines, empty lines and lines of a later version cause no finding")
  func nothing() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      #expect(try JournalInspection(directory).findings() == [])
      let lines = "\(Self.good)\n\n\(Self.later)\n\(Self.good.dropLast(5))"
      for name in ["home/journal.jsonl", "f/one-1.jsonl", "f/two-1.jsonl"] { try place.put(lines, name) }
      for name in ["home/records.jsonl", "f/two-1.records"] { try place.put("\(Self.record)\n\(Self.later)\n", name) }
      try place.put("anything", "f/notes.txt")
      let before = try place.names()
      #expect(try JournalInspection(directory).findings() == [])
      #expect(try JournalInspection(directory).repair() == [])
      #expect(try place.names() == before)
    }
  }

  @Test("a finding gives the first damaged line and the number of further ones", arguments: ["journal.jsonl", "records.jsonl"])
  func lines(name: String) async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place, syncing: false)
      let good = name.hasPrefix("j") ? Self.good : Self.record
      try place.put("\(good)\n{\"a\":1} x\n\n\(good)\n", "home/\(name)")
      let path = place.path("home/\(name)")
      #expect(try JournalInspection(directory).findings() == [StorageDiagnostic(path: path, line: 2, problem: "it cannot be read")])
      try place.put("\(good)\n\nno json\n[]\n\(good)\n{\n\(good)", "home/\(name)")
      #expect(
        try JournalInspection(directory).findings() == [
          StorageDiagnostic(path: path, line: 3, problem: "it cannot be read, nor can 2 more")
        ])
    }
  }

  @Test("an overlong line is damage, even if it is valid JSON")
  func long() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place, syncing: false)
      func finding(_ length: Int) throws -> [Int?] {
        let start = "{\"a\":\""
        try place.put(Self.good + "\n" + start + String(repeating: "x", count: length - start.count - 2) + "\"}\n", "home/journal.jsonl")
        return try JournalInspection(directory).findings().map(\.line)
      }
      #expect(try finding(4096) == [])
      #expect(try finding(4097) == [2])
    }
  }

  @Test("megabytes without a line break count as one damaged line")
  func unbroken() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place, syncing: false)
      let long = String(repeating: "x", count: 3 << 20)
      try place.put("\(Self.good)\n\(long)\n\(Self.good)\n", "home/journal.jsonl")
      #expect(try JournalInspection(directory).findings().map(\.line) == [2])
      try place.put(String(repeating: Self.good + "\n", count: 30_000) + "x\n", "home/journal.jsonl")
      #expect(try JournalInspection(directory).findings().map(\.line) == [30_001])
    }
  }

  @Test("damage in the shared folder is harmless, and a directory in place of a journal must be moved away")
  func shared() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      try place.put("x\n", "f/two-1.jsonl")
      try place.put("x\ny\n", "f/one-1.records")
      try FileManager.default.createDirectory(atPath: place.path("f/three-1.jsonl"), withIntermediateDirectories: true)
      let findings = try JournalInspection(directory).findings()
      #expect(
        findings.map(\.path) == ["f/three-1.jsonl", "f/two-1.jsonl", "f/one-1.records"].map(place.path),
        "\(findings)")
      #expect(findings[0].remedy == .moveAway(path: place.path("f/three-1.jsonl")))
      #expect(!findings[0].isHarmless)
      #expect("\(findings[0].problem)".contains("cannot be used: "))
      let cure = "; if you move the file away, the device that wrote it makes it again when it syncs"
      let damaged = place.path("f/two-1.jsonl")
      #expect(
        findings[1]
          == StorageDiagnostic(
            path: damaged, line: 1, problem: "it cannot be read" + cure, isHarmless: true, remedy: .moveAway(path: damaged)))
      #expect(findings[2].problem == .found("it cannot be read, nor can 1 more" + cure))
    }
  }

  @Test("problems are sorted by path")
  func order() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      let names = ["b-1", "d-1", "a-1", "e-1", "c-1"]
      for name in names {
        try FileManager.default.createDirectory(atPath: place.path("f/\(name).jsonl"), withIntermediateDirectories: true)
      }
      #expect(try JournalInspection(directory).findings().map(\.path) == names.sorted().map { place.path("f/\($0).jsonl") })
    }
  }

  @Test("a missing folder is one finding, and its remedy is to end the sync")
  func folder() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      try place.remove("f")
      #expect(
        try JournalInspection(directory).findings() == [
          StorageDiagnostic(
            path: place.path("f"), problem: "cannot be used: it does not exist", isHarmless: true, remedy: .command("sync --off"))
        ])
      try place.put("{}", "home/sync.json")
      #expect(try JournalInspection(directory).findings() == [], "Damaged settings are told elsewhere.")
    }
  }

  @Test("a damaged checkpoint is found while sync is on, and a repair removes it")
  func checkpoint() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      try place.put("x", "home/journals.checkpoint")
      let finding = StorageDiagnostic(
        path: place.path("home/journals.checkpoint"), problem: "is damaged and will be rebuilt from the journals", isHarmless: true)
      #expect(try JournalInspection(directory).findings() == [finding])
      #expect(
        try JournalInspection(directory).repair() == [StorageRepair(path: place.path("home/journals.checkpoint"), action: .rebuilt)])
      #expect(try JournalInspection(directory).findings() == [])
      #expect(!(try place.names(in: "home").contains("journals.checkpoint")))

      _ = try JournalCheckpoint(in: directory, of: place.path("f"), after: nil, adding: StatusChangeMerge(), positions: [:])
      #expect(try JournalInspection(directory).findings() == [])
      try place.put("x", "home/journals.checkpoint")
      try place.put(SyncSettings(folder: nil, device: "one-1").bytes, "home/sync.json")
      #expect(try JournalInspection(directory).findings() == [], "Without sync nothing reads it.")
    }
  }

  @Test("a repair sets the damaged file aside, keeps its readable lines, and leaves the shared folder unchanged")
  func repair() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      try place.put("\(Self.good)\nx\n\(Self.later)\ny\n\(Self.good.dropLast(5))", "home/journal.jsonl")
      try place.put("x\n\(Self.record)\n", "home/records.jsonl")
      try place.put("x\n", "f/two-1.jsonl")
      let repairs = try JournalInspection(directory).repair()
      #expect(
        repairs == [
          StorageRepair(path: place.path("home/journal.jsonl"), action: .recovered(.allBut(2))),
          StorageRepair(path: place.path("home/records.jsonl"), action: .recovered(.allBut(1))),
        ])
      #expect(try place.text("home/journal.jsonl") == "\(Self.good)\n\(Self.later)\n")
      #expect(try place.text("home/records.jsonl") == "\(Self.record)\n")
      #expect(try place.text("f/two-1.jsonl") == "x\n")
      let aside = try place.names(in: "home").filter { $0.contains("20260301T083000Z") }
      #expect(aside.count == 2)
      #expect(try aside.map { try place.text("home/\($0)").hasPrefix(Self.good) }.contains(true))
    }
  }

  @Test("unfinished files in the folder are leftovers once they are old enough")
  func leftovers() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      #expect(try JournalInspection(directory).leftovers(before: .max) == [])
      let name = ".strata-0123456789abcdef"
      try place.put("x", "f/\(name)")
      try place.put("x", "f/two-1.jsonl")
      try FileManager.default.createDirectory(atPath: place.path("f/.strata-f"), withIntermediateDirectories: true)
      #expect(try JournalInspection(directory).leftovers(before: .max) == [place.path("f/\(name)")])
      #expect(try JournalInspection(directory).leftovers(before: 1) == [])
      try place.put(SyncSettings(folder: nil, device: "one-1").bytes, "home/sync.json")
      #expect(try JournalInspection(directory).leftovers(before: .max) == [])
    }
  }
}
