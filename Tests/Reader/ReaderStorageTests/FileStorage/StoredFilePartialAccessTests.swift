import CoreData
import DataDoubles
import Files
import FileStorage
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Parts of a file of the data directory")
struct StoredFilePartialAccessTests {
  private func file(_ folder: TemporaryFolder, _ name: String = "notes.json") -> StoredFile { StoredFile(path: folder.path(name)) }

  @Test("an open file is read, a missing one is not")
  func reading() async throws {
    try await TemporaryFolder.with { folder async throws in
      let read = { (file: StoredFile) in try file.reading { (file) throws(FileError) in try file.content() } }
      #expect(try read(file(folder)) == nil)
      try folder.put("abc", "notes.json")
      #expect(try read(file(folder)) == Array("abc".utf8))
      #expect(throws: DataStoreError.unreadable(path: folder.path("notes.json"), reason: "broken")) {
        try file(folder).reading { (_) throws(FileError) in throw FileError(code: ENOSPC, reason: "broken") }
      }
    }
  }

  @Test("bytes are appended after a size, and what follows it is dropped, also when writing fails")
  func appended() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("abcdef", "notes.json")
      try file(folder).append(Array("x".utf8), from: 4)
      #expect(try folder.text("notes.json") == "abcdx")
      #expect(throws: DataStoreError.unwritable(path: folder.path("notes.json"), reason: "broken")) {
        try file(folder).append(from: 3) { (file) throws(FileError) in
          try file.append(Array("yyy".utf8))
          throw FileError(code: ENOSPC, reason: "broken")
        }
      }
      #expect(try folder.text("notes.json") == "abc")
      #expect(throws: DataStoreError.unwritable(path: folder.path("missing"), reason: "No such file or directory")) {
        try file(folder, "missing").append([], from: 0)
      }
    }
  }
}
