import Domain
import Growth
import Properties
import Testing

@testable import ArticleStorage
@testable import FileStorage
@testable import Files
@testable import StorageMaintenance

@Suite("Changes of few lines in a large status file")
struct StatusFileTests {
  private static let marks = [ArticleMark.read, .starred, ArticleMark(rawValue: "pin \"\\ é"), ArticleMark(rawValue: "later")]

  @Test("a patched file equals, byte for byte, a file that is written whole", arguments: 0..<6 as Range<UInt64>)
  func patched(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      var expected: [ArticleID: ArticleStatus] = [:]
      for _ in 0..<Int.random(in: 2_500...4_000, using: &random) {
        expected[Self.id(&random)] = ArticleStatus(Set(Self.marks.shuffled(using: &random).prefix(.random(in: 1...2, using: &random))))
      }
      try file.replace(with: Self.table(expected))
      for _ in 0..<12 {
        let sorted = expected.keys.sorted()
        // First, last and adjacent lines, where commas change; also arbitrary and new ones.
        let start = Int.random(in: 0..<sorted.count, using: &random)
        let ids: ArraySlice<ArticleID> =
          switch Int.random(in: 0..<6, using: &random) {
          case 0: sorted.prefix(.random(in: 1...3, using: &random))
          case 1: sorted.suffix(.random(in: 1...3, using: &random))
          case 2: sorted[start...].prefix(.random(in: 1...5, using: &random))
          case 3:
            [
              Self.id(&random), ArticleID(start: 0, end: .random(in: 0...9, using: &random)),
              ArticleID(start: .max, end: .random(in: 0...9, using: &random)),
            ]
          case 4: ArraySlice((0..<3).map { _ in Self.id(&random) })
          default: ArraySlice((0..<20).map { _ in sorted[.random(in: 0..<sorted.count, using: &random)] })
          }
        let mark = Self.marks[.random(in: 0..<4, using: &random)]
        let change = Bool.random(using: &random) ? ArticleStatus.Change.toggle(mark) : .set(mark, .random(using: &random))
        let updated = try file.update(Set(ids), change)
        for id in Set(ids) {
          let status = (expected[id] ?? .new).applying(change)
          #expect(updated[id] == status)
          expected[id] = status == .new ? nil : status
        }
        let found = try await file.statuses(of: Set(ids))
        for id in ids { #expect(found[id] == expected[id] ?? .new) }
        try #require(try folder.bytes("statuses.json") == StatusesDocument(Self.table(expected)).bytes)
      }
    }
  }

  @Test("damage by a manual edit is noticed at the next change, and the intact lines are recovered")
  func damage() async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let ids = (0..<3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })))
      _ = try file.update([ids[7]], .set(.starred, true))
      var bytes = try folder.bytes("statuses.json")
      bytes.replaceSubrange(60_000..<60_003, with: [0x21, 0x21, 0x21, 0x21])
      try folder.put(bytes, "statuses.json")
      #expect(throws: DataStoreError.self) { _ = try file.update([ids[8]], .set(.starred, true)) }
      #expect(try folder.names().contains { $0.hasPrefix("statuses.json.damaged-") })
      let left = try #require(try await file.statuses())
      #expect(left.ids.count >= 2_998 && left[ids[7]] == ArticleStatus([.read, .starred]) && left[ids[8]] == ArticleStatus([.read]))
      #expect(try file.update([ids[8]], .set(.starred, true)) == [ids[8]: ArticleStatus([.read, .starred])])
    }
  }

  @Test(
    "a file with lines that were reordered or edited by hand is parsed whole",
    arguments: ["\n ", "\n\"zz\":[],\n", "\n\"00000000000000000000\":[\"read\"],\n"])
  func otherwise(inserted: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let ids = (1...3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })))
      let text = try folder.text("statuses.json")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      try folder.put(lines[..<9].joined(separator: "\n") + inserted + lines[9...].joined(separator: "\n"), "statuses.json")
      // `statuses.written` identifies this file, but the edited lines must still be noticed.
      let identity = try #require(try StoredFile(path: folder.path("statuses.json")).identity())
      try folder.put(identity.text, "statuses.written")
      do {
        #expect(try file.update([ids[8]], .set(.starred, true))[ids[8]] == ArticleStatus([.read, .starred]))
        #expect(try await file.statuses()?[ids[8]] == ArticleStatus([.read, .starred]))
      } catch {
        #expect(inserted.contains("zz"))
      }
    }
  }

  @Test("a wrong, invalid or missing `statuses.written` costs only time", arguments: ["", "1 2 3", nil] as [String?])
  func notes(_ note: String?) async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let ids = (1...3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })))
      if let note { try folder.put(note, "statuses.written") } else { try StoredFile(path: folder.path("statuses.written")).remove() }
      #expect(try file.update([ids[8]], .set(.starred, true)) == [ids[8]: ArticleStatus([.read, .starred])])
      #expect(try await file.statuses(of: [ids[8]])[ids[8]] == ArticleStatus([.read, .starred]))
    }
  }

  @Test("four times the lines make one change at most eight times slower")
  func growth() async throws {
    try await TemporaryFolder.with { folder async throws in
      let problem = CostGrowth.problem(upTo: 1 << 22) { bytes in
        let name = folder.path("\(bytes)")
        let file = StatusFile(in: DataDirectory(path: name, now: { StoreSample.moment }))
        let ids = (1...bytes / 33).map { ArticleID(start: UInt64($0) << 40, end: 0) }
        _ = Result { try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) }))) }
        return (file, ids[ids.count / 2])
      } work: { file, id in
        for _ in 0..<8 { #expect(throws: Never.self) { _ = try file.update([id], .toggle(.starred)) } }
      }
      #expect(problem == nil)
    }
  }

  private static func id(_ random: inout SeededGenerator) -> ArticleID {
    ArticleID(start: .random(in: 1..<UInt64.max, using: &random), end: .random(in: 0...UInt16.max, using: &random))
  }

  private static func table(_ statuses: [ArticleID: ArticleStatus]) -> StatusTable {
    var table = StatusTable(reserving: statuses.count)
    for (id, status) in statuses { table[id] = status }
    return table
  }
}
