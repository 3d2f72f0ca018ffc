import ArticleStorage
import Database
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import SQLiteStorage

@Suite("Marks in the pages of a database")
struct MarkPagesTests {
  private static func ids(_ numbers: some Sequence<Int>) -> [ArticleID] { numbers.map { StoreSample.article($0).id } }

  private static func star(_ numbers: some Sequence<Int>, in stores: Stores) async throws {
    _ = try await stores.statuses.update(ids(numbers), .set(.starred, true))
  }

  @Test(
    "all marks are found, whatever the size of the pages, and whether or not the header tells it",
    arguments: [512, 1024, 4096, 8192, 65_536], [1, 20, 2000])
  func pageSizes(size: Int, count: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      // The database is closed before it is changed.
      try await Self.star(1...count, in: Stores(databaseIn: folder.path))
      let path = folder.path("strata.db")
      try SQLiteConnection(path: path, access: .creating).execute("PRAGMA journal_mode = DELETE; PRAGMA page_size = \(size); VACUUM")
      let bytes = try folder.bytes("strata.db")
      #expect(Int(bytes[16]) << 8 | Int(bytes[17]) == (size == 65_536 ? 1 : size))
      for lost in [0, 100] {
        try folder.put([UInt8](repeating: 0, count: lost) + bytes.dropFirst(lost), "strata.db")
        let marks = try MarkPages(ofDatabase: path).marks
        #expect(Set(marks.keys) == Set(Self.ids(1...count)) && marks.values.allSatisfy { $0 == [.starred] }, "\(lost) bytes are lost")
      }
    }
  }

  @Test("marks that only the log has are found, too")
  func log() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await Self.star(1...5, in: Stores(databaseIn: folder.path))
      let stores = Stores(databaseIn: folder.path)
      try await Self.star(6...600, in: stores)
      #expect(try Set(MarkPages(ofDatabase: folder.path("strata.db")).marks.keys) == Set(Self.ids(1...600)))
      withExtendedLifetime(stores) {}
    }
  }

  @Test(
    "a file of any size without a page of a database has no marks", arguments: [0, 1, 17, 18, 100, 4095, 4096, 10_000])
  func noDatabase(count: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      for byte in [0x00, 0x02, 0x0A, 0xFF] as [UInt8] {
        try folder.put([UInt8](repeating: byte, count: count), "strata.db")
        #expect(try MarkPages(ofDatabase: folder.path("strata.db")).marks.isEmpty)
      }
    }
  }
}
