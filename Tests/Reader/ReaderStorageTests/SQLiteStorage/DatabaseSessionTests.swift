import ArticleStorage
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import Database
@testable import SQLiteStorage

@Suite("Sessions of a database")
struct DatabaseSessionTests {
  private static let feed = StoreSample.feed()

  private static func session(_ folder: TemporaryFolder) throws -> DatabaseSession {
    try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5))
  }

  @Test(
    "a session writes changes through to the disk, has a page cache of eight megabytes, trusts no schema, and checks the sizes of cells")
  func settings() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await Stores(databaseIn: folder.path).articles.store([StoreSample.piece()], of: Self.feed)
      let session = try Self.session(folder)
      for (setting, value) in [("synchronous", 2), ("cache_size", -8192), ("trusted_schema", 0), ("cell_size_check", 1)]
        as [(String, Int64)]
      {
        #expect(try session.statement("PRAGMA \(setting)").firstRow { $0.integer(0) } == value, "\(setting)")
      }
    }
  }

  @Test("a statement is prepared once")
  func statements() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await Stores(databaseIn: folder.path).articles.store([StoreSample.piece()], of: Self.feed)
      let session = try Self.session(folder)
      #expect(try session.statement("SELECT 1") === session.statement("SELECT 1"))
      #expect(try session.statement("SELECT 1") !== session.statement("SELECT 2"))
    }
  }

  @Test("the number of prepared statements has a limit, and a statement in use outlives it")
  func statementLimit() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await Stores(databaseIn: folder.path).articles.store([StoreSample.piece()], of: Self.feed)
      let session = try Self.session(folder)
      let numbers = try session.statement("SELECT 1 UNION SELECT 2").rows { (row) throws(DatabaseError) in
        for number in 0..<DatabaseSession.maximumStatements {
          _ = try session.statement("SELECT \(number)").firstRow { $0.integer(0) }
        }
        return row.integer(0)
      }
      #expect(numbers == [1, 2])
      #expect(session.statements.count <= DatabaseSession.maximumStatements)
    }
  }

  @Test("lists of different feeds are one statement")
  func listsOfFeeds() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      let feeds = (1...5).map { StoreSample.feed($0) }
      for feed in feeds { _ = try await stores.articles.store([StoreSample.piece(feed: feed)], of: feed) }
      let session = try Self.session(folder)
      var query = ArticleQuery.all
      query.window = ListWindow(size: 10)
      func rows(_ feeds: [FeedID]) throws -> Int {
        try DatabaseListing(query, in: RequestedFeeds(feeds, in: session), of: session).page().rows.count
      }
      for feed in feeds { #expect(try rows([feed]) == 1) }
      let single = session.statements.count
      #expect(try rows([feeds[0]]) == 1)
      #expect(session.statements.count == single)
      #expect(try rows([feeds[0], feeds[1]]) == 2)
      let several = session.statements.count
      #expect(try rows([feeds[1], feeds[2], feeds[4]]) == 3)
      #expect(session.statements.count == several)
    }
  }

  @Test("compacting shrinks the file, joins the parts of the word index of texts, and empties the log")
  func compact() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      for start in stride(from: 1, to: 400, by: 70) {
        let articles = (start..<start + 70).map {
          StoreSample.piece($0, title: "wren \($0)", body: String(repeating: "heron \($0) ", count: 50))
        }
        _ = try await stores.articles.store(articles, of: Self.feed)
      }
      _ = try await stores.articles.purge(Self.feed, keeping: Retention(maximumArticles: 20), document: [], at: StoreSample.moment)
      let session = try Self.session(folder)
      func parts() throws -> Int { try session.statement("SELECT count(DISTINCT segid) FROM text_words_idx").firstRow { $0.count(0) } ?? 0 }
      func pages() throws -> Int { try session.statement("PRAGMA page_count").firstRow { $0.count(0) } ?? 0 }
      let before = try (parts: parts(), pages: pages())
      try session.compact()
      let after = try (parts: parts(), pages: pages())
      #expect(before.parts > 1 && after.parts == 1)
      #expect(after.pages * 2 < before.pages, "\(before.pages), \(after.pages)")
      #expect(try folder.bytes("strata.db-wal").isEmpty)
      #expect(try await stores.articles.articles(of: Self.feed).count == 20)
    }
  }

  @Test("the number of rows is that of articles and marks together")
  func rows() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: Self.feed)
      _ = try await stores.statuses.update([StoreSample.article(1).id, StoreSample.article(9).id], .set(.starred, true))
      #expect(try Self.session(folder).rowCount() == 5)
    }
  }
}
