import ArticleStorage
import CoreData
import CoreDomain
import Database
import DataDoubles
import Files
import Foundation
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Damaged databases")
struct DatabaseMaintenanceTests {
  private let feed = StoreSample.feed()
  private static let name = "strata.db"

  private func maintenance(_ folder: TemporaryFolder) -> StoredStorageRepository {
    StoredStorageRepository(
      directory: DataDirectory(path: folder.path, now: { StoreSample.moment }, timeout: .milliseconds(50)),
      executor: FileExecutor(label: "strata.tests"))
  }

  private func fill(_ stores: Stores, _ numbers: ClosedRange<Int> = 1...20) async throws {
    let articles = numbers.map { StoreSample.piece($0, body: "<p>Heron \($0) in body</p>") }
    _ = try await stores.articles.store(articles, of: feed)
    _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.starred, true))
  }

  private func herons(in stores: Stores) async throws -> Int {
    try await stores.listings.count(matching: ArticleQuery(words: ["heron"], searchesBodies: true), in: [feed])
  }

  @Test("compacting a database without tables, which a killed process has left, does nothing")
  func noTables() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.sqlite)
      try SQLiteConnection(path: folder.path(Self.name), access: .creating).execute("CREATE TABLE early(id); DROP TABLE early")
      _ = try await maintenance(folder).compact()
      #expect(try SQLiteConnection(path: folder.path(Self.name), access: .readOnly).userVersion() == 0)
    }
  }

  private static let damages = [
    "UPDATE text_words_data SET block = zeroblob(3) WHERE id > 10", "INSERT INTO text_words (text_words) VALUES ('delete-all')",
    "INSERT INTO text_words (text_words, rowid, text) VALUES ('delete', 1, 'her')",
  ]

  @Test(
    "a word index that is damaged or disagrees with the articles is reported, and both compacting and repairing rebuild it",
    arguments: damages, [true, false])
  func wordIndex(damage: String, isRepaired: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      #expect(try await maintenance(folder).verify() == [])
      try SQLiteConnection(path: folder.path(Self.name), access: .creating).execute(damage)
      let findings = try await maintenance(folder).verify()
      #expect(findings.map(\.path) == [folder.path(Self.name)])
      #expect(findings.allSatisfy { "\($0.problem)".contains("text_words") && $0.remedy == .repair && !$0.isHarmless })
      if isRepaired {
        #expect(try await maintenance(folder).repair() == [StorageRepair(path: folder.path(Self.name), action: .rebuilt)])
      } else {
        _ = try await maintenance(folder).compact()
      }
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await herons(in: Stores(databaseIn: folder.path)) == 20)
    }
  }

  @Test("articles and stars survive damage to the name of the table of bodies")
  func damagedSchema() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      var bytes = try folder.bytes(Self.name)
      let name = try #require(bytes.firstRange(of: Array("tablebodybody".utf8)))
      bytes.replaceSubrange(name, with: "tablexxxxbody".utf8)
      try folder.put(bytes, Self.name)
      let stores = Stores(databaseIn: folder.path)
      let error = await #expect(throws: DataStoreError.self) { _ = try await stores.articles.body(of: StoreSample.article(1).id, in: feed) }
      guard case .damaged(folder.path(Self.name), _, _, .allBut(nil))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await stores.articles.articles(of: feed).count == 20)
      #expect(try await stores.statuses.all().count == 1)
    }
  }

  @Test("a search with a damaged index says that a repair rebuilds it; nothing is set aside, and queries without the index still work")
  func damagedSearch() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      try SQLiteConnection(path: folder.path(Self.name), access: .creating).execute(Self.damages[0])
      let stores = Stores(databaseIn: folder.path)
      let error = await #expect(throws: DataStoreError.self) { try await herons(in: stores) }
      guard case .needsRepair(folder.path(Self.name), let reason, .rebuilds)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("text_words"))
      #expect(try await stores.listings.count(matching: .all, in: [feed]) == 20)
      #expect(try await stores.statuses.all().count == 1)
      #expect(try folder.names().allSatisfy { !$0.contains("damaged") })
    }
  }

  @Test("a damaged database is set aside with its log, neither written into the other, and is reported once")
  func log() async throws {
    try await TemporaryFolder.with { folder async throws in
      let writer = Stores(databaseIn: folder.path("whole"))
      try await fill(Stores(databaseIn: folder.path("whole")), 1...400)
      _ = try await writer.statuses.update([StoreSample.article(2).id], .set(.starred, true))
      var bytes = try folder.bytes("whole/\(Self.name)")
      for place in stride(from: 4_096, to: bytes.count, by: 4_096) {
        bytes.replaceSubrange(place..<place + 8, with: [UInt8](repeating: 0xEE, count: 8))
      }
      let log = try folder.bytes("whole/\(Self.name)-wal")
      #expect(!log.isEmpty)
      try folder.put(bytes, "home/\(Self.name)")
      try folder.put(log, "home/\(Self.name)-wal")
      withExtendedLifetime(writer) {}

      let stores = Stores(databaseIn: folder.path("home"))
      let error = await #expect(throws: DataStoreError.self) {
        try await stores.listings.entries(matching: .all, in: [feed])
      }
      guard case .damaged(folder.path("home/\(Self.name)"), let aside, _, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      let name = String(aside.dropFirst(folder.path.count + 1))
      #expect(try folder.bytes(name) == bytes)
      #expect(try folder.bytes("\(name)-wal") == log)
      #expect(try await stores.listings.entries(matching: .all, in: [feed]) == [])
      try await fill(stores)
      #expect(try await herons(in: stores) == 20)
    }
  }

  @Test("where no sidecar file can be created, a database that no process changes is readable, and no change is lost")
  func noCompanions() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      let log = "\(Self.name)-wal"
      try FileManager.default.createSymbolicLink(atPath: folder.path(log), withDestinationPath: "nowhere/log")
      let stores = Stores(databaseIn: folder.path)
      func change(secondsFromNow seconds: Double) throws {
        let date = Date(timeIntervalSinceNow: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(Self.name))
      }
      // A moment ago is a few milliseconds, which may pass before this line.
      try change(secondsFromNow: 60)
      await #expect(throws: refusal(in: folder, "it is a link to a missing file"), "The database may be changing.") {
        try await herons(in: stores)
      }
      try change(secondsFromNow: -60)
      #expect(try await herons(in: stores) == 20)
      #expect(try await stores.statuses.all().count == 1)
      let unwritable = DataStoreError.unwritable(
        path: folder.path(Self.name), reason: "no file can be created beside it: it is a link to a missing file")
      await #expect(throws: unwritable) { try await stores.statuses.update([StoreSample.article(3).id], .set(.read, true)) }

      try folder.remove(log)
      try FileManager.default.createDirectory(atPath: folder.path(log), withIntermediateDirectories: false)
      await #expect(throws: refusal(in: folder, "Is a directory"), "The content of the log is unknown.") {
        try await herons(in: stores)
      }
      try folder.remove(log)
      try await fill(stores, 1...25)
      #expect(try await herons(in: stores) == 25)
    }
  }

  @Test(
    "a read-only data directory is checked like any other: that it cannot be written is no damage",
    arguments: [(StoreKind.files, false), (.sqlite, false), (.sqlite, true)])
  func readOnly(_ kind: StoreKind, isDamaged: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(kind, directory: folder.path("home")))
      if isDamaged { try SQLiteConnection(path: folder.path("home/\(Self.name)"), access: .creating).execute(Self.damages[1]) }
      // Nobody is changing the database: its last change was a moment ago, which may pass before it is read.
      let moment = Date(timeIntervalSinceNow: -60)
      if kind == .sqlite {
        try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: folder.path("home/\(Self.name)"))
      }
      ReadOnly.protect(folder.path)
      defer { ReadOnly.release(folder.path) }
      await #expect(processExitsWith: .success) { [path = folder.path("home") as String, isDamaged = isDamaged as Bool] in
        Powerless.dropRoot()
        let maintenance = StoredStorageRepository(
          directory: DataDirectory(path: path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
        let findings = try await maintenance.verify()
        #expect(findings.isEmpty != isDamaged && findings.allSatisfy { "\($0.problem)".contains("text_words") })
      }
    }
  }

  private func refusal(in folder: TemporaryFolder, _ reason: String) -> DataStoreError {
    .unreadable(path: folder.path(Self.name), reason: "no file can be created beside it: \(reason)")
  }
}
