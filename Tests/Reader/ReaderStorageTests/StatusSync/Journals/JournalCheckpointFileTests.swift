import CoreData
import CoreDomain
import DataDoubles
import Growth
import ReaderDomain
import Testing

@testable import RecordJSON
@testable import StatusSync

@Suite("The file of a journal checkpoint")
struct JournalCheckpointFileTests {
  private typealias Subject = StatusChangeRecord.Subject

  private static let folder = "/shared/folder"
  private static let marks = [ArticleMark.read, .starred, ArticleMark(rawValue: "pin")]
  private static let fileName = "home/journals.checkpoint"

  private static func directory(in place: TemporaryFolder) throws -> DataDirectory {
    let directory = DataDirectory(path: place.path("home"), now: { StoreSample.moment })
    try directory.make()
    return directory
  }

  /// The subject with a number. Articles share their start or their end, and some have several marks.
  private static func subject(_ number: Int) -> Subject {
    let article = ArticleID(start: UInt64(number / 6) << 40, end: UInt16(number / 3 % 2))
    return Subject(article: article, mark: marks[number % 3])
  }

  private static func change(_ number: Int, isSet: Bool = true, at moment: Int64 = 1000) -> StatusChangeRecord {
    StatusChangeRecord(subject: subject(number), isSet: isSet, moment: Timestamp(milliseconds: moment))
  }

  private static func merge(_ changes: [StatusChangeRecord]) -> StatusChangeMerge {
    var merge = StatusChangeMerge()
    merge.add(changes)
    return merge
  }

  private static func checkpoint(
    _ changes: [StatusChangeRecord], after other: JournalCheckpoint? = nil, in directory: DataDirectory,
    positions: [String: JournalPosition] = [:]
  ) throws -> JournalCheckpoint {
    try JournalCheckpoint(in: directory, of: folder, after: other, adding: merge(changes), positions: positions)
  }

  /// Numbers whose blocks are at the beginning, in the middle and at the end of a file, and at the borders of blocks.
  private static func probes(_ count: Int) -> [Int] {
    let borders = stride(from: 0, through: count, by: JournalCheckpoint.Block.entries).flatMap { [$0 - 1, $0, $0 + 1] }
    return Set(borders + [count / 2, count - 2, count - 1]).filter { (0..<count).contains($0) }.sorted()
  }

  private static let counts: [Int] = {
    let counts = [0, 1, 203, 204, 205, 204 * 16, 204 * 17 - 1, 204 * 17, 204 * 17 + 1, 204 * 64 + 1]
    return SlowPart.isRun ? counts + [204 * 64, 204 * 130 + 7] : counts
  }()

  @Test(
    "every change is found by itself and with all others, wherever it is in the file",
    arguments: counts)
  func lookups(count: Int) async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      // Every second subject has a change, so that there are others before, between and after them.
      let changes = (0..<count).map { Self.change(2 * $0 + 1, isSet: $0 % 3 == 0, at: Int64($0) - 5) }
      let written = try Self.checkpoint(changes, in: directory)
      let opened = try #require(try JournalCheckpoint(in: directory, of: Self.folder))
      for checkpoint in [written, opened] {
        for number in Self.probes(count) {
          #expect(try checkpoint.changes(about: [changes[number].subject]) == [changes[number]])
          #expect(try checkpoint.changes(about: [Self.subject(2 * number)]) == [])
        }
        #expect(try checkpoint.changes(about: [Self.subject(2 * count)]) == [])
        let all = try checkpoint.changes(about: (0...(2 * count)).map(Self.subject))
        #expect(all.count == count)
        #expect(Set(all) == Set(changes))
        #expect(checkpoint.isWhole())
      }
    }
  }

  @Test("a search of the file and a read of the whole file find the same changes")
  func bothWays() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      let changes = (0..<(204 * 40)).map { Self.change($0, isSet: $0 % 2 == 0, at: Int64($0)) }
      let checkpoint = try Self.checkpoint(changes, in: directory)
      for count in 1...4 {
        let wanted = (0..<count).map { changes[$0 * 2000 + 3] }
        let unknown = Subject(article: wanted[0].subject.article, mark: ArticleMark(rawValue: "unknown"))
        #expect(try Set(checkpoint.changes(about: wanted.map(\.subject) + [unknown])) == Set(wanted))
      }
    }
  }

  @Test(
    "a new checkpoint has its own entries and those of the previous one, and its own win",
    arguments: [0, 3, 204, 204 * 3 + 1, 204 * 64 + 9])
  func extended(count: Int) async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      // The numbers are multiples of two in the old and of three in the new one, which also ends later.
      let old = (0..<count).map { Self.change(2 * $0 + 6) }
      let new = (0..<count).map { Self.change(3 * $0, isSet: false, at: 2000) }
      let former = try Self.checkpoint(old, in: directory)
      let position = JournalPosition()
      let written = try Self.checkpoint(new, after: former, in: directory, positions: ["": position, "two.jsonl": position])
      let expected = Self.merge(old + new)
      let opened = try #require(try JournalCheckpoint(in: directory, of: Self.folder))
      #expect(opened.positions == ["": position, "two.jsonl": position])
      for checkpoint in [written, opened] {
        let all = try checkpoint.changes(about: (0...(3 * count + 6)).map(Self.subject))
        #expect(all.count == expected.count)
        #expect(Self.merge(all) == expected)
        #expect(checkpoint.isWhole())
      }
    }
  }

  @Test("a new checkpoint adds marks that the previous one lacks")
  func laterMarks() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      let former = try Self.checkpoint([Self.change(0), Self.change(3)], in: directory)
      _ = try Self.checkpoint([Self.change(1, isSet: false), Self.change(2), Self.change(6)], after: former, in: directory)
      let opened = try #require(try JournalCheckpoint(in: directory, of: Self.folder))
      #expect(
        try Set(opened.changes(about: (0..<9).map(Self.subject)))
          == [Self.change(0), Self.change(1, isSet: false), Self.change(2), Self.change(3), Self.change(6)])
    }
  }

  @Test("a checkpoint has at most 1,000 marks, and changes of further marks are left out")
  func maximumMarks() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      let article = ArticleID(start: 7, end: 7)
      func changes(_ numbers: Range<Int>) -> [StatusChangeRecord] {
        numbers.map {
          StatusChangeRecord(
            subject: Subject(article: article, mark: ArticleMark(rawValue: "mark \($0)")), isSet: true, moment: Timestamp(milliseconds: 5))
        }
      }
      let former = try Self.checkpoint(changes(0..<999), in: directory)
      let checkpoint = try Self.checkpoint(changes(500..<1010), after: former, in: directory)
      let opened = try #require(try JournalCheckpoint(in: directory, of: Self.folder))
      for one in [checkpoint, opened] {
        let found = Set(try one.changes(about: changes(0..<1010).map(\.subject)))
        #expect(found.count == 1000)
        #expect(found.isSuperset(of: changes(0..<999)))
      }
    }
  }

  @Test("a file with any changed byte counts as missing or damaged")
  func damage() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      _ = try Self.checkpoint((0..<500).map { Self.change($0) }, in: directory)
      let bytes = try place.bytes(Self.fileName)
      for number in Array(0..<160) + Array(stride(from: 160, to: bytes.count, by: 61)) + [bytes.count - 1] {
        var damaged = bytes
        damaged[number] ^= 0x10
        try place.put(damaged, Self.fileName)
        #expect(try JournalCheckpoint(in: directory, of: Self.folder)?.isWhole() != true, "byte \(number)")
      }
      for other in [Array(bytes.dropLast()), bytes + [0], Array(bytes.prefix(20)), Array(bytes.prefix(40)), []] {
        try place.put(other, Self.fileName)
        #expect(try JournalCheckpoint(in: directory, of: Self.folder) == nil)
      }
      try place.put(bytes, Self.fileName)
      #expect(try JournalCheckpoint(in: directory, of: Self.folder)?.isWhole() == true)
      #expect(try JournalCheckpoint(in: directory, of: "/shared/other") == nil)
    }
  }

  @Test("entries in the wrong order or with an unknown mark are damage, even with a valid checksum")
  func wrongEntries() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      _ = try Self.checkpoint([Self.change(0), Self.change(6)], in: directory)
      let bytes = try place.bytes(Self.fileName)
      let start = bytes.count - JournalCheckpoint.Block.size
      let content = bytes[(start + JournalCheckpoint.Block.digest)...]
      let size = JournalCheckpoint.Entry.size
      let (first, second, rest) = (content.prefix(size), content.dropFirst(size).prefix(size), content.dropFirst(2 * size))
      func isWhole(_ content: [UInt8]) throws -> Bool? {
        try place.put(bytes[..<start] + JournalCheckpoint.digest(of: content[...]) + content, Self.fileName)
        return try JournalCheckpoint(in: directory, of: Self.folder)?.isWhole()
      }
      #expect(try isWhole(Array(first + second + rest)) == true)
      #expect(try isWhole(Array(second + first + rest)) == false)
      #expect(try isWhole(Array(first + first + rest)) == false)
      var unknown = Array(first + second + rest)
      unknown[size + 10] = 1
      #expect(try isWhole(unknown) == false)
    }
  }

  @Test("unknown members of a header are skipped, and a checkpoint with an invalid header counts as missing")
  func headers() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      func opened(_ header: String, length: UInt64? = nil, blocks: Int = 0) throws -> JournalCheckpoint? {
        let header = Array(header.utf8)
        let length = withUnsafeBytes(of: (length ?? UInt64(header.count)).littleEndian) { Array($0) }
        let block = JournalCheckpoint.Block.bytes([])
        try place.put(
          Array("strata checkpoint 1\n".utf8) + length + JournalCheckpoint.digest(of: header[...]) + header
            + Array(repeating: block, count: blocks).joined(), Self.fileName)
        return try JournalCheckpoint(in: directory, of: Self.folder)
      }
      let folder = "\"folder\":\"\(Self.folder)\""
      func marks(_ count: Int) -> String { (0..<count).map { "\"m\($0)\"" }.joined(separator: ",") }
      for (header, length, blocks, isValid) in [
        ("{\(folder)}", nil, 0, true), ("{\(folder),\"count\":0,\"later\":{\"a\":[1,{}]}}", nil, 0, true),
        ("{\(folder),\"count\":0} {}", nil, 0, false), ("{\(folder),\"count\":0}x", nil, 0, false),
        ("{\(folder),\"count\":-1}", nil, 0, false), ("{\(folder),\"count\":0}", nil, 1, false), ("{\(folder),\"count\":1}", nil, 0, false),
        ("{\(folder),\"count\":1}", nil, 1, true), ("{\(folder)}", .max, 0, false), ("{\(folder)}", 1, 0, false), ("{}", nil, 0, false),
        ("{\(folder),\"marks\":[\(marks(1000))]}", nil, 0, true), ("{\(folder),\"marks\":[\(marks(1001))]}", nil, 0, false),
      ] as [(String, UInt64?, Int, Bool)] {
        #expect(try (opened(header, length: length, blocks: blocks) != nil) == isValid, "\(header.prefix(80)), \(blocks) blocks")
      }
    }
  }

  @Test("extending a damaged checkpoint fails and removes it")
  func damagedFormer() async throws {
    try await TemporaryFolder.with { place async throws in
      let directory = try Self.directory(in: place)
      let former = try Self.checkpoint((0..<300).map { Self.change($0) }, in: directory)
      let bytes = try place.bytes(Self.fileName)
      var damaged = bytes
      damaged[bytes.count - 100] ^= 1
      try place.put(damaged, Self.fileName)
      #expect(throws: DataStoreError.self) { try former.changes(about: (0..<300).map(Self.subject)) }
      #expect(throws: DataStoreError.self) { try Self.checkpoint([Self.change(900)], after: former, in: directory) }
      #expect(try place.names(in: "home") == [])
      #expect(throws: DataStoreError.self) { try former.changes(about: [Self.subject(0)]) }
      #expect(!former.isWhole())
    }
  }
}
