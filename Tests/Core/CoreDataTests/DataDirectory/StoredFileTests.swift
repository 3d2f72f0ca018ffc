#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import DataDoubles
import CoreData
import Files
import Testing

@Suite("A file of the data directory")
struct StoredFileTests {
  private func file(_ folder: TemporaryFolder, _ name: String = "notes.json") -> StoredFile { StoredFile(path: folder.path(name)) }

  @Test("a file that is larger than allowed, or a folder in its place, cannot be read")
  func content() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try file(folder).content() == nil)
      try folder.put("abc", "notes.json")
      #expect(try file(folder).content(limit: 3) == Array("abc".utf8))
      #expect(throws: DataStoreError.unreadable(path: folder.path("notes.json"), reason: "it is larger than 0 KiB")) {
        try file(folder).content(limit: 2)
      }
      let error = DataStoreError.unreadable(path: folder.path, reason: "Is a directory")
      #expect(throws: error) { try StoredFile(path: folder.path).content() }
      #expect(throws: error) { try StoredFile(path: folder.path).identity() }
    }
  }

  @Test("a file is replaced as a whole with its own folder where that is asked for, but a folder is not")
  func replaced() async throws {
    try await TemporaryFolder.with { folder async throws in
      try StoredFile(path: folder.path("a/notes.json"), makesFolder: true).replace(with: Array("abc".utf8))
      #expect(try folder.text("a/notes.json") == "abc")
      for file in [file(folder, "b/notes.json"), StoredFile(path: folder.path("b/c/notes.json"), makesFolder: true)] {
        #expect(throws: DataStoreError.self) { try file.replace(with: []) }
      }
      #expect(try !folder.names().contains("b"))
      #expect(throws: DataStoreError.unwritable(path: folder.path("a"), reason: "Is a directory")) {
        try file(folder, "a").replace(with: [])
      }
      mkfifo(folder.path("pipe"), 0o600)
      #expect(throws: DataStoreError.unwritable(path: folder.path("pipe"), reason: "it is not a regular file")) {
        try file(folder, "pipe").replace(with: [])
      }
    }
  }

  @Test("a file or folder exists, and its identity changes with it")
  func identity() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try !file(folder).exists && file(folder).identity() == nil)
      try folder.put("abc", "notes.json")
      let before = try file(folder).identity()
      #expect(try before == file(folder).identity() && before != nil)
      try file(folder).replace(with: Array("abcd".utf8))
      #expect(try before != file(folder).identity())
      #expect(try file(folder).exists && StoredFile(path: folder.path).exists)
      #expect(throws: DataStoreError.unreadable(path: folder.path("notes.json/x"), reason: "Not a directory")) {
        try file(folder, "notes.json/x").exists
      }
    }
  }

  @Test("a cache is written if possible, and a missing file can be removed")
  func cache() async throws {
    try await TemporaryFolder.with { folder async throws in
      file(folder).cache(Array("abc".utf8))
      file(folder, "missing/cache").cache([])
      #expect(try folder.names() == ["notes.json"] && folder.text("notes.json") == "abc")
      try file(folder).remove()
      try file(folder).remove()
      #expect(try folder.names() == [])
      try folder.put("", "notes.json/file")
      #expect(throws: DataStoreError.self) { try file(folder, "notes.json/file/x").remove() }
    }
  }

  @Test("copies of a damaged file get new names, and the same copy is not kept twice")
  func setAside() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try !file(folder).wasSetAside())
      for number in 1...3 {
        try folder.put("\(number)", "notes.json")
        let aside = try file(folder).setAside(at: "now", replacingBy: Array("good".utf8))
        #expect(aside == folder.path("notes.json.damaged-now" + (number > 1 ? "-\(number)" : "")))
        #expect(try folder.text("notes.json") == "good")
      }
      #expect(try ["", "-2", "-3"].map { try folder.text("notes.json.damaged-now\($0)") } == ["1", "2", "3"])
      #expect(try file(folder).wasSetAside())
      #expect(try !file(folder, "notes").wasSetAside())
      // Setting the file aside was interrupted before its successor was written.
      #expect(link(folder.path("notes.json"), folder.path("notes.json.damaged-later")) == 0)
      #expect(try file(folder).setAside(at: "later", replacingBy: []) == folder.path("notes.json.damaged-later"))
      #expect(try folder.text("notes.json.damaged-later") == "good")
    }
  }

  @Test("a file is moved aside with those that belong to it")
  func companions() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("a", "store.db")
      try folder.put("b", "store.db-wal")
      #expect(try file(folder, "store.db").setAside(at: "now", with: ["-wal", "-shm"]) == folder.path("store.db.damaged-now"))
      #expect(try folder.names() == ["store.db.damaged-now", "store.db.damaged-now-wal"])
      #expect(throws: DataStoreError.unwritable(path: folder.path("store.db"), reason: "No such file or directory")) {
        try file(folder, "store.db").setAside(at: "now")
      }
    }
  }

  @Test("the name of a copy tells the name of its file")
  func names() {
    #expect(StoredFile.nameBeforeSettingAside("notes.json.damaged-20260301T083000Z-2") == "notes.json")
    for name in ["notes.json", ".damaged-20260301T083000Z", "notes.damaged", ""] { #expect(StoredFile.nameBeforeSettingAside(name) == nil) }
  }
}
