import ArticleStorage
import CoreData
import CoreDomain
import Database
import DataDoubles
import Files
import FileStorage
import Foundation
import ReaderDomain
import ReaderDoubles
import SQLiteStorage
import StorageDoubles
import Testing

@Suite("Data directory with a database")
struct DatabaseStoreTests {
  private let feed = StoreSample.feed()
  private static let name = "strata.db"

  private func fill(_ stores: Stores, _ numbers: ClosedRange<Int> = 1...20) async throws {
    _ = try await stores.articles.store(numbers.map { StoreSample.piece($0, body: "<p>Body \($0)</p>") }, of: feed)
    _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.starred, true))
    try await stores.fetchStates.record([feed: FetchState(failures: 1)])
  }

  @Test("a database is created by the first change, and only its owner can read it")
  func new() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path("home"))
      #expect(try await stores.listings.entries(matching: .all, in: [feed]) == [])
      #expect(try await stores.statuses.all() == [:])
      #expect(try folder.names() == [])
      try await fill(stores)
      #expect(try folder.permissions("home/\(Self.name)") == 0o600)
    }
  }

  @Test("a text without an article is refused")
  func orphan() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      let session = try DatabaseSession(path: folder.path(Self.name), fileNumber: 0, timeout: .seconds(5))
      #expect(throws: DatabaseError.constraint(reason: "FOREIGN KEY constraint failed")) {
        try session.run("INSERT INTO body (article, record) VALUES (999, '{}')", [])
      }
    }
  }

  @Test("a missing data directory answers every question with nothing, and is not created")
  func empty() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path("home"))
      let (article, query) = (StoreSample.article(1).id, ArticleQuery(lacking: [.read]))
      #expect(try await stores.articles.articles(of: feed).isEmpty)
      #expect(try await stores.articles.body(of: article, in: feed) == .none)
      #expect(try await stores.articles.completeFeeds() == [:])
      #expect(try await stores.statuses.all() == [:])
      #expect(try await stores.statuses.statuses(of: [article]) == [:])
      #expect(try await stores.fetchStates.all() == [:])
      #expect(try await stores.listings.page(matching: query, in: [feed]).rows.isEmpty)
      #expect(try await stores.listings.count(matching: query, in: [feed]) == 0)
      #expect(try await stores.listings.statuses(matching: query, in: [feed]) == [:])
      #expect(try await stores.listings.counts(in: [feed]) == [:])
      #expect(try await stores.listings.ids(of: [ArticleReference(article)], in: [feed]) == [:])
      #expect(try await stores.listings.entries(of: [article], in: [feed]) == [])
      #expect(try folder.names() == [])
    }
  }

  @Test("when another process replaces the database, the next read and the changes after it use the new one")
  func replaced() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path("other")), 1...5)
      let stores = Stores(databaseIn: folder.path("home"))
      try await fill(stores, 1...3)
      #expect(try await stores.listings.count(matching: .all, in: [feed]) == 3)
      for ending in ["-wal", "-shm"] { try folder.remove("home/\(Self.name)\(ending)") }
      try folder.put(try folder.bytes("other/\(Self.name)"), "home/new")
      try folder.remove("home/\(Self.name)")
      try FileManager.default.moveItem(atPath: folder.path("home/new"), toPath: folder.path("home/\(Self.name)"))
      #expect(try await stores.listings.count(matching: .all, in: [feed]) == 5)
      try await fill(stores, 1...6)
      #expect(try await Stores(databaseIn: folder.path("home")).listings.count(matching: .all, in: [feed]) == 6)
    }
  }

  @Test("closing moves the content of the log to the database, and the next use opens it again")
  func close() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path, now: { StoreSample.moment }, timeout: .seconds(60))
      let database = SQLiteDatabase(directory: directory, executor: FileExecutor(label: "strata.tests"))
      let articles = SQLiteArticleStore(database: database)
      _ = try await articles.store([StoreSample.piece(1)], of: feed)
      #expect(try !folder.bytes("\(Self.name)-wal").isEmpty)
      await database.close()
      #expect(try !folder.names().contains("\(Self.name)-wal"))
      #expect(try await articles.articles(of: feed).count == 1)
    }
  }

  @Test("a change of a database that exists leaves no rollback journal behind")
  func journal() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      let stores = Stores(databaseIn: folder.path)
      try await fill(stores, 1...21)
      #expect(try !folder.names().contains("\(Self.name)-journal"))
    }
  }

  @Test(
    "a pipe or a link beside the database is reported, not opened and not followed", .timeLimit(.minutes(5)),
    arguments: ["-journal", "-wal", "-shm"], [true, false])
  func notRegular(ending: String, isPipe: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      let (path, target) = (folder.path(Self.name + ending), folder.path("target"))
      #expect((isPipe ? mkfifo(path, 0o600) : symlink(target, path)) == 0)
      let stores = Stores(databaseIn: folder.path)
      let error = await #expect(throws: DataStoreError.self) { try await fill(stores, 1...21) }
      guard case .unwritable(folder.path(Self.name), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      // What the database itself has can be read, as in a read-only directory, unless a journal may have to be rolled back.
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.path(Self.name))
      let read = try? await stores.statuses.all().count
      #expect(read == (ending == "-journal" ? nil : 1))
      #expect(try !folder.names().contains("target"))
    }
  }

  @Test("a database of a newer version is left unchanged")
  func newer() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      try SQLiteConnection(path: folder.path(Self.name), access: .creating).setUserVersion(7)
      let expected = DataStoreError.newerVersion(path: folder.path(Self.name), version: 7, newest: 3)
      let stores = Stores(databaseIn: folder.path)
      await #expect(throws: expected) { _ = try await stores.statuses.all() }
      await #expect(throws: expected) { try await fill(stores) }
    }
  }

  @Test("a file that is not a database is set aside and reported once", arguments: [11, 9_000])
  func noDatabase(_ length: Int) async throws {
    let text = String(repeating: "x", count: length)
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, Self.name)
      let stores = Stores(databaseIn: folder.path)
      let aside = "\(Self.name).damaged-20260301T083000Z"
      let error = await #expect(throws: DataStoreError.self) { _ = try await stores.statuses.all() }
      guard case .damaged(folder.path(Self.name), folder.path(aside), _, .noMarks)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text(aside) == text)
      try await fill(stores)
      #expect(try await stores.listings.count(matching: .all, in: [feed]) == 20)
    }
  }

  @Test("an overwritten page is detected, and the database is set aside before a new one is written")
  func damagedPage() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path), 1...400)
      var bytes = try folder.bytes(Self.name)
      for place in stride(from: 4_096, to: bytes.count, by: 4_096) {
        bytes.replaceSubrange(place..<place + 8, with: [UInt8](repeating: 0xEE, count: 8))
      }
      try folder.put(bytes, Self.name)
      let stores = Stores(databaseIn: folder.path)
      let error = await #expect(throws: DataStoreError.self) { try await fill(stores, 1...500) }
      guard case .damaged(folder.path(Self.name), let aside, _, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.bytes(String(aside.dropFirst(folder.path.count + 1))) == bytes)
      try await fill(stores)
    }
  }

  @Test("a write waits for a locked database and finally reports the lock")
  func locked() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path))
      let stores = Stores(databaseIn: folder.path, timeout: .milliseconds(20))
      let other = try SQLiteConnection(path: folder.path(Self.name), access: .creating)
      try other.execute("BEGIN IMMEDIATE")
      await #expect(throws: DataStoreError.locked(byProcess: nil)) { try await fill(stores) }
      #expect(try await stores.statuses.all().count == 1, "Readers do not wait.")
      try other.execute("ROLLBACK")
      try await fill(stores)
    }
  }

  @Test("a data directory that cannot be created fails with the system's error message")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("", "file")
      let error = await #expect(throws: DataStoreError.self) { try await fill(Stores(databaseIn: folder.path("file/home"))) }
      guard case .unwritable(_, "Not a directory")? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("a status that was set before its article is stored applies to the article")
  func statusFirst() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.read, true))
      _ = try await stores.statuses.update([StoreSample.article(2).id], .set(.starred, true))
      try await fill(stores, 1...3)
      _ = try await stores.statuses.update([StoreSample.article(2).id], .set(.starred, false))
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 3, unread: 2, starred: 1)])
      #expect(try await stores.listings.entries(matching: ArticleQuery(having: [.read]), in: [feed]).map(\.article.position) == [1])
    }
  }

  @Test("after an edit, a search finds the new words and no longer finds the removed ones")
  func editedWords() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      for (body, old, new) in [("<p>heron</p>", 0, 0), ("<p>plover</p>", 0, 1), ("<p>heron</p>", 1, 0)] {
        _ = try await stores.articles.store([StoreSample.piece(1, body: body)], of: feed)
        if new + old == 0 { continue }
        #expect(try await stores.listings.count(matching: ArticleQuery(words: ["heron"], searchesBodies: true), in: [feed]) == old)
        #expect(try await stores.listings.count(matching: ArticleQuery(words: ["plover"], searchesBodies: true), in: [feed]) == new)
      }
    }
  }
}
