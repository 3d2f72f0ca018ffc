import ArticleStorage
import CoreData
import DataDoubles
import Files
import FileStorage
import Foundation
import ReaderDomain
import StorageDoubles
import Testing

@Suite("The data directory")
struct DataDirectoryTests {
  private func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path("home"), now: { StoreSample.moment }, timeout: .milliseconds(20))
  }

  @Test("a change creates the directory and holds its lock, unless the caller holds it")
  func changes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = directory(folder)
      #expect(directory.momentForName == "20260301T083000Z")
      _ = try await directory.change { () throws(DataStoreError) in
        #expect(throws: DataStoreError.self) { _ = try directory.take() }
      }
      let lock = try directory.take()
      #expect(try await directory.held.change { 1 } == 1)
      await #expect(throws: DataStoreError.locked(byProcess: getpid())) { try await directory.change {} }
      withExtendedLifetime(lock) {}
    }
  }

  @Test("taking the lock creates the directory, and a file in its place is an error")
  func taken() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try directory(folder).take()
      #expect(try folder.names() == ["home", "home/lock"])
      #expect(directory(folder).lock == folder.path("home/lock") && directory(folder).refreshLockPath == folder.path("home/refresh.lock"))
      try folder.put("", "file")
      let inFile = DataDirectory(path: folder.path("file"), now: { StoreSample.moment })
      #expect(throws: DataStoreError.self) { _ = try inFile.take() }
      await #expect(throws: DataStoreError.unwritable(path: folder.path("file/lock"), reason: "Not a directory")) {
        try await inFile.change {}
      }
    }
  }

  @Test(
    "a directory that was there is not created again after it is renamed or deleted, and is used again once it is back",
    arguments: [true, false])
  func gone(isNew: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      if !isNew { try folder.put("{}", "home/notes.json") }
      let directory = directory(folder)
      if isNew { try await directory.change {} }
      try FileManager.default.moveItem(atPath: directory.path, toPath: folder.path("other"))
      let gone = DataStoreError.gone(path: directory.path)
      for copy in [directory, directory.kept(in: .json)] { await #expect(throws: gone) { try await copy.change {} } }
      #expect(throws: gone) { _ = try directory.take() }
      #expect(try folder.names().allSatisfy { $0.hasPrefix("other") })
      try FileManager.default.moveItem(atPath: folder.path("other"), toPath: directory.path)
      #expect(try await directory.change { 1 } == 1)
    }
  }

  @Test("a link to a missing folder does not pass for an empty directory")
  func brokenLink() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = directory(folder)
      try directory.requirePresence()
      try FileManager.default.createSymbolicLink(atPath: directory.path, withDestinationPath: folder.path("disk"))
      #expect(throws: DataStoreError.unreadable(path: directory.path, reason: "it is a link to a missing file")) {
        try directory.requirePresence()
      }
      try folder.put("{}", "disk/notes.json")
      try directory.requirePresence()
    }
  }

  @Test("a directory that is renamed during a change is not created again by the files that are written", arguments: StorageKind.allCases)
  func renamedInside(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = directory(folder)
      await #expect(throws: DataStoreError.self) {
        try await directory.change { () throws(DataStoreError) in
          #expect(rename(directory.path, folder.path("other")) == 0)
          let path = kind == .json ? directory.articles(of: StoreSample.feed()) : directory.database
          try StoredFile(path: path, makesFolder: kind == .json).replace(with: [])
        }
      }
      #expect(try !folder.names().contains("home"))
    }
  }

  @Test("a directory for one kind of storage refuses changes once it has another kind")
  func kinds() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = directory(folder)
      #expect(try await directory.kept(in: .json).change { 1 } == 1)
      await #expect(throws: DataStoreError.converted) { try await directory.kept(in: .sqlite).change {} }
      try folder.put("", "home/strata.db")
      #expect(try await directory.kept(in: .sqlite).change { 2 } == 2)
    }
  }

  @Test("damage that cannot be set aside is reported with the reason")
  func unwritableDamage() async throws {
    try await TemporaryFolder.with { folder async throws in
      let file = StoredFile(path: folder.path("home/notes.json"))
      let error = DataStoreError.unreadable(path: file.path, reason: "line 1: x; it could not be set aside: full")
      await #expect(throws: error) {
        try await directory(folder).changeDamaged(file, because: "line 1: x") { () throws(DataStoreError) in
          throw .unwritable(path: file.path, reason: "full")
        }
      }
      await #expect(throws: DataStoreError.cancelled) {
        try await directory(folder).changeDamaged(file, because: "line 1: x") { () throws(DataStoreError) in throw .cancelled }
      }
    }
  }

  @Test(
    "statuses may be missing while a damaged file that held some is set aside",
    arguments: [("notes.json", false), ("statuses.json", true), ("strata.db", true), ("statuses.recent.jsonl", true)])
  func lackingStatuses(name: String, mayLack: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "home/\(name).damaged-20260301T083000Z")
      #expect(try directory(folder).mayLackStatuses() == mayLack)
      #expect(try !directory(folder).inStagingDirectory.mayLackStatuses())
    }
  }

  @Test("the statuses have another identity after each change of one of their files")
  func identities() async throws {
    try await TemporaryFolder.with { folder async throws in
      var identities = [try directory(folder).identityOfStatuses()]
      for name in ["statuses.json", "statuses.recent.jsonl"] {
        try folder.put("1", "home/\(name)")
        identities.append(try directory(folder).identityOfStatuses())
        #expect(try directory(folder).identityOfStatuses() == identities.last)
      }
      #expect(identities.first == "" && Set(identities).count == 3)
    }
  }

  @Test("the name of the device is that of the host, without its domain")
  func deviceName() {
    let host = ProcessInfo.processInfo.hostName
    #expect(DeviceName.system == String(host.prefix { $0 != "." }))
  }
}

@Suite("The file that tells the kind of storage")
struct StoreFileTests {
  private func file(_ folder: TemporaryFolder) -> StorageKindFile {
    StorageKindFile(of: DataDirectory(path: folder.path, now: { StoreSample.moment }))
  }

  @Test("without the file, a directory with a database has the kind SQLite, and every other one JSON")
  func missing() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try file(folder).content() == StoreDocument(kind: .json))
      try folder.put("", "strata.db")
      #expect(try file(folder).content() == StoreDocument(kind: .sqlite))
    }
  }

  @Test("every part of the file survives a round trip, and unknown members are skipped")
  func roundTrip() async throws {
    try await TemporaryFolder.with { folder async throws in
      var document = StoreDocument(kind: .sqlite)
      try file(folder).replace(with: document)
      #expect(try folder.text("store.json") == "{\"schema\":1,\"store\":{\"kind\":\"sqlite\"}}\n")
      document.leftover = .json
      document.hasReportedGrowth = true
      try file(folder).replace(with: document)
      #expect(
        try folder.text("store.json") == "{\"schema\":1,\"store\":{\"kind\":\"sqlite\",\"leftover\":\"json\",\"told_of_growth\":true}}\n")
      #expect(try file(folder).content() == document)
      document = StoreDocument(kind: .json, hasFullTexts: true)
      try file(folder).replace(with: document)
      #expect(try folder.text("store.json") == "{\"schema\":2,\"store\":{\"kind\":\"json\",\"full_texts\":true}}\n")
      #expect(try file(folder).content() == document)
      try folder.put(#"{"store":{"more":[1],"kind":"json"},"schema":1}"#, "store.json")
      #expect(try file(folder).content() == StoreDocument(kind: .json))
    }
  }

  @Test("a damaged file, or one of a newer version, stays as it is")
  func damaged() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("store.json")
      try folder.put("{\"schema\":1,\n\"store\":{}}", "store.json")
      #expect(throws: DataStoreError.malformed(path: path, line: 2, reason: "'kind' is missing")) { try file(folder).content() }
      try folder.put("{\"schema\":3}", "store.json")
      #expect(throws: DataStoreError.newerVersion(path: path, version: 3, newest: 2)) { try file(folder).content() }
      #expect(try folder.names() == ["store.json"])
    }
  }
}
