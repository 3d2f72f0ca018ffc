import CoreData
import DataDoubles
import Foundation
import ReaderDomain
import Testing

@testable import StatusSync

@Suite("The shared folder with the journals")
struct JournalFolderTests {
  private static let device = "one-1"

  private static func line(_ number: Int, _ mark: String = "read") -> String { JournalSample.line(number, mark) + "\n" }

  private static func folder(in place: TemporaryFolder) throws -> JournalFolder {
    let directory = DataDirectory(path: place.path("home"), now: { StoreSample.moment })
    try directory.make()
    try FileManager.default.createDirectory(atPath: place.path("f"), withIntermediateDirectories: true)
    return JournalFolder(path: place.path("f"), device: device, directory: directory)
  }

  @Test("a listing contains the journals of all devices and no other file")
  func listing() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      for name in ["two-1.jsonl", "two-1.sync-conflict.jsonl", "one-1.jsonl", "two-1.records", "notes.txt", "Big.jsonl"] {
        try place.put(Self.line(1), "f/\(name)")
      }
      try place.put(Self.line(1), "home/journal.jsonl")
      let listing = try folder.list()
      #expect(Set(listing.stamps.keys) == ["", "two-1.jsonl", "two-1.sync-conflict.jsonl", "one-1.jsonl"])
      #expect(listing.isThere)
      #expect(listing.problems == [:])
      #expect(!listing.mayLackMarks)
      #expect(
        folder.files(listing).map(\.path) == ["two-1.jsonl", "two-1.sync-conflict.jsonl", "one-1.jsonl"].map { place.path("f/\($0)") })
      #expect(folder.sharedPath == place.path("f/one-1.jsonl"))
    }
  }

  @Test("marks may be missing from a missing folder or one with too many journals, but not because of a directory")
  func problems() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      try FileManager.default.createDirectory(atPath: place.path("f/two-1.jsonl"), withIntermediateDirectories: true)
      var listing = try folder.list()
      #expect(Array(listing.problems.keys) == [place.path("f/two-1.jsonl")])
      #expect(!listing.mayLackMarks)
      try place.remove("f/two-1.jsonl")
      for number in 0..<1000 { try place.put("", "f/d\(number).jsonl") }
      #expect(try folder.list().problems == [:])
      try place.put("", "f/e.jsonl")
      listing = try folder.list()
      #expect(listing.problems == [place.path("f"): "it contains more than 1000 journals"])
      #expect(listing.mayLackMarks)
      #expect(folder.files(listing).count == 1001)
      try place.remove("f")
      listing = try folder.list()
      #expect(listing.problems == [place.path("f"): "it does not exist"])
      #expect(listing.mayLackMarks)
      #expect(!listing.isThere)
      #expect(folder.files(listing).isEmpty)
    }
  }

  @Test("an oversized journal is a problem, and only another device's may lack marks")
  func large() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      try place.put(Self.line(1), "home/journal.jsonl")
      // A sparse file takes no disk space.
      let size = JournalKind.marks.maximumBytes + 1
      let reason = "it is larger than \(JournalKind.marks.maximumBytes >> 20) MiB"
      try place.put(Self.line(1), "f/two-1.jsonl")
      var listing = try folder.list()
      #expect(listing.problems == [:])
      // It grows after the listing was made.
      #expect(truncate(place.path("f/two-1.jsonl"), size) == 0)
      #expect(try folder.tail(after: [:], &listing).merging.count == 1)
      #expect(listing.problems == [place.path("f/two-1.jsonl"): reason])
      #expect(listing.mayLackMarks)
      #expect(try folder.list().problems == listing.problems)
      #expect(try folder.list().mayLackMarks)

      try place.remove("f/two-1.jsonl")
      listing = try folder.list()
      try place.put("", "f/one-1.jsonl")
      #expect(truncate(place.path("f/one-1.jsonl"), size) == 0)
      #expect(try folder.unite(after: SeenJournals.Given(), &listing) == nil)
      #expect(listing.problems == [folder.sharedPath: reason])
      #expect(!listing.mayLackMarks)
      #expect(try folder.list().problems == listing.problems)
      #expect(try !folder.list().mayLackMarks)
    }
  }

  @Test("all changes of long journals are read, and counted by journal")
  func many() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      try place.put((0..<40_000).map { Self.line($0) }.joined(), "f/two-1.jsonl")
      try place.put((0..<3).map { Self.line($0, "starred") }.joined() + "x\n", "f/three-1.jsonl")
      try place.put(Self.line(7, "starred"), "home/journal.jsonl")
      try place.put(Self.line(7, "starred"), "f/one-1.jsonl")
      var listing = try folder.list()
      let tail = try folder.tail(after: [:], &listing)
      #expect(tail.isWhole)
      #expect(tail.merging.count == 40_004)
      #expect(tail.bytes == (40_004 * Self.line(1).utf8.count) + 4 * 3 + 2)
      let counts = folder.counts(tail.positions, listing)
      #expect(counts.changes == ["two-1.jsonl": 40_000, "three-1.jsonl": 3, "one-1.jsonl": 1])
      #expect(counts.unreadable == 1)
      let rest = try folder.tail(after: tail.positions, &listing)
      #expect(rest.merging.count == 0)
      #expect(rest.bytes == 0)
      #expect(rest.positions == tail.positions)
    }
  }

  @Test("journals that are read in parts give the same changes")
  func parts() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      for (name, start) in [("three-1", 0), ("two-1", 30_000)] {
        try place.put((start..<(start + 30_000)).map { Self.line($0) }.joined(), "f/\(name).jsonl")
      }
      var listing = try folder.list()
      var merge = StatusChangeMerge()
      var positions: [String: JournalPosition] = [:]
      var rounds = 0
      while true {
        let tail = try folder.tail(after: positions, &listing, maximum: 20_000)
        merge.add(tail.merging.changes)
        #expect(tail.merging.count < 40_000, "A part may be longer by a block of one journal.")
        positions = tail.positions
        rounds += 1
        if tail.isWhole { break }
      }
      #expect(rounds > 1)
      #expect(merge.count == 60_000)
    }
  }

  @Test("positions outlive a missing folder, but not a removed journal")
  func positions() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      for name in ["two-1", "three-1"] { try place.put(Self.line(1), "f/\(name).jsonl") }
      var listing = try folder.list()
      let positions = try folder.tail(after: [:], &listing).positions
      #expect(Set(positions.keys) == ["two-1.jsonl", "three-1.jsonl"])
      try place.remove("f/two-1.jsonl")
      listing = try folder.list()
      #expect(try Set(folder.tail(after: positions, &listing).positions.keys) == ["three-1.jsonl"])
      try place.remove("f")
      listing = try folder.list()
      #expect(try folder.tail(after: positions, &listing).positions == positions)
    }
  }

  @Test("new lines are appended to the journal, and to a tail that ends where they begin")
  func notes() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      func changes(_ numbers: Range<Int>) -> [StatusChangeRecord] {
        numbers.compactMap { SyncStatusLine.change(in: Array(Self.line($0).utf8.dropLast())[...]) }
      }
      let size = Self.line(1).utf8.count
      #expect(try folder.note([]) == 0..<0)
      #expect(try folder.note(changes(0..<2)) == 0..<(2 * size))
      #expect(try folder.note([]) == (2 * size)..<(2 * size))
      var listing = try folder.list()
      let tail = try folder.tail(after: [:], &listing)
      let range = try folder.note(changes(2..<5))
      #expect(range == (2 * size)..<(5 * size))
      #expect(try place.text("home/journal.jsonl") == (0..<5).map { Self.line($0) }.joined())
      let longer = try #require(try folder.tail(tail, adding: changes(2..<5), at: range))
      let read = try folder.tail(after: [:], &listing)
      #expect(longer.positions == read.positions)
      #expect(Set(longer.merging.changes) == Set(read.merging.changes))
      #expect(try folder.tail(tail, adding: changes(3..<5), at: (3 * size)..<(5 * size)) == nil)
      let part = try folder.tail(after: [:], &listing, maximum: 1)
      #expect(!part.isWhole)
      #expect(try folder.tail(part, adding: changes(2..<5), at: range) == nil)
    }
  }

  @Test("new lines replace an unfinished last line")
  func unfinished() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      try place.put(Self.line(1) + "{\"id\":\"", "home/journal.jsonl")
      let size = Self.line(1).utf8.count
      #expect(try folder.note(lines: Array(Self.line(2).utf8)) == size..<(2 * size))
      #expect(try place.text("home/journal.jsonl") == Self.line(1) + Self.line(2))
    }
  }

  @Test("the last merge is remembered for its folder and device, until a file changes")
  func seen() async throws {
    try await TemporaryFolder.with { place async throws in
      let folder = try Self.folder(in: place)
      try place.put(Self.line(1), "f/two-1.jsonl")
      try place.put(Self.line(2), "home/journal.jsonl")
      #expect(try folder.seen() == nil)
      var listing = try folder.list()
      let given = try #require(try folder.unite(after: SeenJournals.Given(), &listing)).given
      folder.remember(listing, given, statuses: "s")
      let seen = try #require(try folder.seen())
      #expect(seen.given == given)
      #expect(folder.isTakenIn(seen, try folder.list()))
      #expect(folder.isGivenOut(seen, try folder.list()))
      let directory = DataDirectory(path: place.path("home"), now: { StoreSample.moment })
      #expect(try JournalFolder(path: place.path("f"), device: "one-2", directory: directory).seen() == nil)
      #expect(try JournalFolder(path: place.path("g"), device: Self.device, directory: directory).seen() == nil)

      try place.put(Self.line(1) + Self.line(3), "f/two-1.jsonl")
      #expect(!folder.isTakenIn(seen, try folder.list()))
      #expect(folder.isGivenOut(seen, try folder.list()), "Others' changes need no upload.")
      try folder.note(lines: Array(Self.line(4).utf8))
      #expect(!folder.isGivenOut(seen, try folder.listingOwn(listing)))
      for path in [place.path("f"), folder.sharedPath] {
        var failed = seen
        failed.problems = [path: "x"]
        #expect(!folder.isGivenOut(failed, listing))
        #expect(!folder.isTakenIn(failed, listing))
      }
      try place.remove("f")
      #expect(folder.isGivenOut(seen, try folder.list()), "A missing folder gets them later.")
      try place.put("x", "home/journals.checkpoint")
      try folder.forget(butFor: given, [:])
      #expect(try folder.seen()?.statuses == "")
      #expect(try folder.seen()?.given == given)
      #expect(!(try place.names(in: "home").contains("journals.checkpoint")))
      try folder.forget(butFor: given, [:])
    }
  }
}
