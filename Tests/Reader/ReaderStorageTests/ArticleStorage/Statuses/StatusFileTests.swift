import CoreDomain
import CoreDoubles
import DataDoubles
@testable import CoreData
@testable import FileStorage
import ReaderDomain
import Growth
import Properties
import StorageDoubles
import Testing

@testable import ArticleStorage
@testable import Files
@testable import StorageMaintenance

@Suite("Changes of few articles in a large status file")
struct StatusFileTests {
  private static let marks = [ArticleMark.read, .starred, ArticleMark(rawValue: "pin \"\\ é"), ArticleMark(rawValue: "later")]

  @Test("an article may have more tags than a line usually has room for, and its neighbours are found", arguments: [1, 30])
  func tagged(articles: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      var random = SeededGenerator(7)
      var expected: [ArticleID: ArticleStatus] = [:]
      for _ in 0..<3_000 { expected[Self.id(&random)] = ArticleStatus([.read]) }
      let tags = try (1...40).map { ArticleMark.tag(try TagName(String(repeating: "x", count: 50) + "\($0)")) }
      for id in expected.keys.sorted().prefix(articles) { expected[id] = ArticleStatus(Set(tags + [.read])) }
      try file.replace(with: Self.table(expected), merged: 0)
      for id in expected.keys.sorted().prefix(articles + (SlowPart.isRun ? 40 : 5)) {
        let updated = try file.update([id], .toggle(.starred))
        expected[id] = expected[id]?.applying(.toggle(.starred))
        #expect(updated[id] == expected[id])
        #expect(try await file.statuses(of: [id])[id] == expected[id])
      }
      let all = try #require(try await file.statuses())
      #expect(Dictionary(uniqueKeysWithValues: all.ids.map { ($0, all[$0]) }) == expected)
    }
  }

  @Test("reading statuses that all differ takes time in proportion to their number")
  func distinct() {
    let problem = CostGrowth.problem(upTo: SlowPart.isRun ? 1 << 20 : 1 << 18) { (size: Int) -> [UInt8] in
      let statuses = (0..<(size / 40)).map { (StoreSample.article($0 + 1).id, ArticleStatus([ArticleMark(rawValue: "tag:t\($0)")])) }
      return StatusesDocument(Self.table(Dictionary(uniqueKeysWithValues: statuses)), merged: 0).bytes
    } work: { bytes in
      #expect((try? StatusesDocument(parsing: bytes)) != nil)
    }
    #expect(problem == nil)
  }

  private static let seeds: Range<UInt64> = 0..<(SlowPart.isRun ? 6 : 1)

  @Test("after any changes, the files hold what one file that is written whole would hold", arguments: seeds)
  func patched(seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      var expected: [ArticleID: ArticleStatus] = [:]
      for _ in 0..<Int.random(in: 2_500...4_000, using: &random) {
        expected[Self.id(&random)] = ArticleStatus(Set(Self.marks.shuffled(using: &random).prefix(.random(in: 1...2, using: &random))))
      }
      try file.replace(with: Self.table(expected), merged: 0)
      for round in 1...120 {
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
        guard round.isMultiple(of: 8) else { continue }
        let all = try #require(try await file.statuses())
        try #require(Dictionary(uniqueKeysWithValues: all.ids.map { ($0, all[$0]) }) == expected)
        let document = try StatusesDocument(parsing: try folder.bytes("statuses.json"))
        try #require(try folder.bytes("statuses.json") == document.bytes)
      }
      #expect(try StatusesDocument(parsing: try folder.bytes("statuses.json")).number > 0, "The recent changes were never merged.")
    }
  }

  @Test("damage by a manual edit is noticed at the next change, and the intact lines are recovered")
  func damage() async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let ids = (0..<3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 0)
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
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 0)
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
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 0)
      if let note { try folder.put(note, "statuses.written") } else { try StoredFile(path: folder.path("statuses.written")).remove() }
      #expect(try file.update([ids[8]], .set(.starred, true)) == [ids[8]: ArticleStatus([.read, .starred])])
      #expect(try await file.statuses(of: [ids[8]])[ids[8]] == ArticleStatus([.read, .starred]))
    }
  }

  @Test("four times the lines make one change at most eight times slower")
  func growth() async throws {
    try await TemporaryFolder.with { folder async throws in
      let problem = CostGrowth.problem(upTo: SlowPart.isRun ? 1 << 22 : 1 << 20) { bytes in
        let directory = DataDirectory(path: folder.path("\(bytes)"), now: { StoreSample.moment })
        let file = StatusFile(in: directory)
        let ids = (1...bytes / 33).map { ArticleID(start: UInt64($0) << 40, end: 0) }
        _ = Result {
          try directory.make()
          try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 0)
        }
        return (file, ids[ids.count / 2])
      } work: { file, id in
        for _ in 0..<8 { #expect(throws: Never.self) { _ = try file.update([id], .toggle(.starred)) } }
      }
      #expect(problem == nil)
    }
  }

  @Test("from the second change of few articles on, `statuses.json` stays as it is")
  func recent() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      _ = try file.update([ids[5]], .set(.starred, true))
      let before = try folder.bytes("statuses.json")
      let merged = try StatusesDocument(parsing: before).number
      _ = try file.update([ids[7], ids[9]], .set(.starred, true))
      _ = try file.update([ids[7]], .set(.read, false))
      #expect(try folder.bytes("statuses.json") == before)
      #expect(
        try folder.text("statuses.recent.jsonl") == """
          {"schema":1}
          {"n":\(merged + 1),"entry":{"\(ids[7].text)":["read","starred"],"\(ids[9].text)":["read","starred"]}}
          {"n":\(merged + 2),"entry":{"\(ids[7].text)":["starred"]}}

          """)
      let all = try #require(try await file.statuses())
      #expect(
        [ids[7], ids[8], ids[9]].map { all[$0] } == [ArticleStatus([.starred]), ArticleStatus([.read]), ArticleStatus([.read, .starred])])
    }
  }

  @Test("the recent changes are merged when they are about more than 250 articles")
  func maximumRecent() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      var contents: [[UInt8]] = []
      // The first change of a file is always merged. After it come 250 changes, and one more.
      let parts = [0..<90, 100..<190, 200..<290, 300..<370, 400..<401]
      for part in parts {
        _ = try file.update(Set(ids[part]), .set(.starred, true))
        contents.append(try folder.bytes("statuses.json"))
      }
      #expect(contents[1...3].allSatisfy { $0 == contents[0] } && contents[4] != contents[0])
      let merged = try StatusesDocument(parsing: contents[4])
      #expect(ids[300..<370].allSatisfy { merged.statuses[$0].isStarred })
      let all = try #require(try await file.statuses())
      #expect(ids.filter { all[$0].isStarred } == parts.flatMap { ids[$0] })
    }
  }

  @Test(
    "a merge keeps the number if nothing is recent, and drops the lines that the file contained before", arguments: [1, 250], [10, 3_000])
  func dropped(changes: Int, articles: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let (file, stack) = (StatusFile(in: directory), RecentStatuses.stack(in: directory))
      let ids = (1...articles).map { ArticleID(start: UInt64($0) << 40, end: 0) }
      try file.replace(with: Self.table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 12)
      try stack.replace(with: [])
      let many = (1...250).map { ArticleID(start: UInt64($0), end: 7) }
      _ = try file.update(Set(many), .set(.starred, true))
      #expect(try StatusesDocument(parsing: folder.bytes("statuses.json")).number == 12)
      let change = { (ids: [ArticleID]) in
        RecentStatuses.Change(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.starred])) }))
      }
      // So many recent changes that the change of one more article merges them.
      try stack.replace(with: [(number: 12, entry: change([ids[1]])), (number: 13, entry: change([ids[2]] + many))])
      _ = try file.update(Set(many.prefix(changes)), .set(.starred, false))
      let document = try StatusesDocument(parsing: folder.bytes("statuses.json"))
      #expect(document.number == 13 && document.statuses[ids[1]] == ArticleStatus([.read]) && document.statuses[ids[2]].isStarred)
      #expect(try stack.readable().entries.map(\.number) == [13])
    }
  }

  @Test(
    "lines that are removed or added anywhere leave the file as if it were written whole",
    arguments: [[0], [0, 1], [1], [1_500], [1_499, 1_500], [2_998], [2_999], [2_998, 2_999], [0, 1_500, 2_999]], [true, false])
  func anywhere(places: [Int], isRemoved: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      var expected = Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })
      let changed = places.map { isRemoved ? ids[$0] : ArticleID(start: ids[$0].start + 1, end: 0) }
      _ = try file.update(Set(changed), .set(.read, !isRemoved))
      for id in changed { expected[id] = isRemoved ? nil : ArticleStatus([.read]) }
      let bytes = try folder.bytes("statuses.json")
      let number = try StatusesDocument(parsing: bytes).number
      #expect(bytes == StatusesDocument(Self.table(expected), merged: number).bytes)
      #expect(number > 0 || isRemoved && places == [2_998, 2_999], "The whole file was parsed, although only the last two edits overlap.")
    }
  }

  @Test("without a file, no article has a mark, however many are asked for", arguments: [1, 500])
  func noFile(count: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
      let ids = (0..<count).map { ArticleID(start: UInt64($0), end: 0) }
      #expect(try await file.statuses(of: Set(ids)).ids == [])
      #expect(try await file.statuses() == nil)
      #expect(try file.completeStatusesUnderLock() == nil)
      try file.createIfMissing()
      #expect(try file.completeStatusesUnderLock()?.ids == [])
    }
  }

  @Test("a program that does not know of recent changes refuses the file from the first of them on")
  func olderProgram() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      #expect(try folder.text("statuses.json").hasPrefix("{\"schema\":1,\"statuses\":{\n"))
      _ = try file.update([ids[7]], .set(.starred, true))
      #expect(try folder.text("statuses.json").hasPrefix("{\"schema\":2,\"merged\":"))
    }
  }

  @Test("whatever files of two moments a crash or a copy leaves together, no star is lost and none comes back", arguments: 1...3)
  func moments(merges: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      let names = ["statuses.json", "statuses.recent.jsonl"]
      var earlier: [String: [UInt8]] = [:]
      for merge in 1...merges {
        for id in ids.prefix(20 * merge) { _ = try file.update([id], .set(.starred, true)) }
        earlier = try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes($0)) })
        // So many articles are written at once.
        _ = try file.update(Set(ids.suffix(200)), .set(.starred, merge.isMultiple(of: 2)))
      }
      let expected = try #require(try await file.statuses())
      // The process stopped after it had replaced the first file, or a backup has the second one from before.
      try folder.put(earlier[names[1]] ?? [], names[1])
      try #require(try await file.statuses()?.sorted == expected.sorted)
      #expect(try await file.statuses(of: [ids[3]])[ids[3]] == expected[ids[3]])
      #expect(try file.update([ids[4]], .set(.starred, false)) == [ids[4]: ArticleStatus([.read])])
      #expect(try await file.statuses(of: [ids[3], ids[4]])[ids[4]] == ArticleStatus([.read]))
    }
  }

  @Test("a backup of `statuses.json` from before a merge, with the recent changes after it, has every star")
  func backup() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      for id in ids.prefix(20) { _ = try file.update([id], .set(.starred, true)) }
      let old = try folder.bytes("statuses.json")
      _ = try file.update(Set(ids.suffix(200)), .set(.starred, true))
      _ = try file.update([ids[30]], .set(.starred, true))
      try folder.put(old, "statuses.json")
      let all = try #require(try await file.statuses())
      #expect(ids.prefix(20).allSatisfy { all[$0].has(.starred) } && all[ids[30]].has(.starred))
    }
  }

  @Test("a change whose writer was stopped within its line is not there, and the next one is")
  func torn() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      for id in ids[6...7] { _ = try file.update([id], .set(.starred, true)) }
      let whole = try folder.bytes("statuses.recent.jsonl")
      _ = try file.update([ids[8], ids[9]], .set(.starred, true))
      let both = try folder.bytes("statuses.recent.jsonl")
      for end in whole.count..<both.count {
        try folder.put(Array(both[..<end]), "statuses.recent.jsonl")
        let all = try #require(try await file.statuses())
        #expect([ids[7], ids[8], ids[9]].map { all[$0].has(.starred) } == [true, false, false])
      }
      #expect(try file.update([ids[9]], .set(.starred, true)) == [ids[9]: ArticleStatus([.read, .starred])])
      #expect(try await file.statuses(of: Set(ids))[ids[9]] == ArticleStatus([.read, .starred]))
    }
  }

  @Test(
    "while the recent changes are damaged or lost, retention removes nothing; a repair recovers what is readable", arguments: [true, false])
  func damagedRecent(isLost: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment })
      let executor = FileExecutor(label: "strata.tests")
      let store = JSONArticleStore(directory: directory, executor: executor)
      let feed = StoreSample.feed(1)
      _ = try await store.store((1...3).map { StoreSample.piece($0) }, of: feed)
      let (file, ids) = try Self.large(in: folder)
      let article = StoreSample.article(2).id
      _ = try file.update([article], .set(.read, true))
      _ = try file.update([ids[1]], .set(.starred, true))
      _ = try file.update([article], .set(.starred, true))
      _ = try file.update([ids[2]], .set(.starred, true))
      let path = folder.path("statuses.recent.jsonl")
      if isLost {
        try StoredFile(path: path).remove()
      } else {
        let text = try folder.text("statuses.recent.jsonl")
        try folder.put(text.replacing(article.text, with: "\u{0}\(article.text)"), "statuses.recent.jsonl")
      }
      #expect(try JSONInspection(directory).findings().map(\.path).contains(path))
      if !isLost { await #expect(throws: DataStoreError.self) { _ = try await file.statuses(of: [ids[0]]) } }
      #expect(try await store.purge(feed, keeping: Retention(maximumArticles: 1), document: [], at: StoreSample.moment) == 0)
      _ = try file.update([ids[5]], .set(.starred, true))
      #expect(try await store.purge(feed, keeping: Retention(maximumArticles: 1), document: [], at: StoreSample.moment) == 0)
      let all = try #require(try await file.statuses())
      #expect([ids[1], article, ids[2]].map { all[$0].has(.starred) } == [!isLost, false, !isLost])
      #expect(all[ids[5]].has(.starred))
    }
  }

  @Test("without `statuses.json`, the recent changes are still there, and retention removes nothing")
  func missing() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (file, ids) = try Self.large(in: folder)
      for id in ids.prefix(3) { _ = try file.update([id], .set(.starred, true)) }
      try StoredFile(path: folder.path("statuses.json")).remove()
      #expect(try await file.statuses()?[ids[1]].has(.starred) == true)
      #expect(try file.completeStatusesUnderLock() == nil)
      #expect(try file.update([ids[1]], .toggle(.starred)) == [ids[1]: ArticleStatus([.read])])
      #expect(try await file.statuses()?[ids[2]].has(.starred) == true)
    }
  }

  @Test("numbers beyond the exact numbers of JSON are damage")
  func numbers() throws {
    for number in ["-1", "4503599627370496", "9223372036854775807", "99999999999999999999"] {
      #expect(throws: DocumentSchema.VersionError.self) {
        _ = try StatusesDocument(parsing: Array("{\"schema\":2,\"merged\":\(number),\"statuses\":{\n}}\n".utf8))
      }
      #expect(StatusesDocument.number(inOpening: Array("{\"schema\":2,\"merged\":\(number),\"statuses\":{".utf8)[...]) == 0)
    }
  }

  /// A large file in which all articles are read.
  private static func large(in folder: TemporaryFolder) throws -> (StatusFile, [ArticleID]) {
    let file = StatusFile(in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
    let ids = (1...3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
    try file.replace(with: table(Dictionary(uniqueKeysWithValues: ids.map { ($0, ArticleStatus([.read])) })), merged: 0)
    return (file, ids)
  }

  private static func id(_ random: inout SeededGenerator) -> ArticleID {
    ArticleID(start: .random(in: 1..<UInt64.max, using: &random), end: .random(in: 0...UInt16.max, using: &random))
  }

  fileprivate static func table(_ statuses: [ArticleID: ArticleStatus]) -> StatusTable {
    var table = StatusTable(reserving: statuses.count)
    for (id, status) in statuses { table[id] = status }
    return table
  }
}

extension StatusTable {
  /// All statuses as text, by article.
  fileprivate var sorted: [String] { ids.sorted().map { "\($0.text) \(self[$0].marks.map(\.rawValue).sorted())" } }
}

extension StatusFile {
  /// Changes the statuses of articles. The caller must hold the lock.
  /// - Returns: their statuses after the change.
  func update(_ ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try update(ids) { _, status in status.applying(change) }.mapValues { $0.applying(change) }
  }
}
