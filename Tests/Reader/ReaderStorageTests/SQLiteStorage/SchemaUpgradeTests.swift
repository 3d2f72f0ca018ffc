import ArticleStorage
import CoreData
import Database
import DataDoubles
import Files
import ReaderDomain
import ReaderDoubles
import SQLiteStorage
import StorageDoubles
import Testing

/// Databases of programs that knew no hidden articles.
@Suite("Databases of an earlier schema")
struct SchemaUpgradeTests {
  private static let name = "strata.db"
  private let feed = StoreSample.feed()

  /// A database of schema 1 with three articles: the first is read, the second hidden and starred by another device's program.
  private func makeFormerDatabase(in folder: TemporaryFolder) async throws {
    let stores = Stores(databaseIn: folder.path)
    _ = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: feed)
    _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.read, true))
    _ = try await stores.statuses.update([StoreSample.article(2).id], .set(.starred, true))
    let database = try SQLiteConnection(path: folder.path(Self.name), access: .creating)
    try database.execute(Self.downgrade)
    try database.execute("INSERT INTO mark VALUES ('\(StoreSample.article(2).id.text)', 'hidden'); PRAGMA user_version = 1")
  }

  /// Restores the tables of schema 1.
  private static let downgrade = """
    DROP TABLE latin_only;
    DROP TRIGGER article_added; DROP TRIGGER article_marked; DROP TRIGGER hidden_set; DROP TRIGGER hidden_cleared;
    DROP INDEX article_in_order; DROP INDEX article_unread; DROP INDEX article_starred; DROP INDEX article_hidden; DROP INDEX article_of_feed;
    ALTER TABLE article DROP COLUMN is_hidden;
    ALTER TABLE feed DROP COLUMN hidden; ALTER TABLE feed DROP COLUMN hidden_read; ALTER TABLE feed DROP COLUMN hidden_starred;
    CREATE INDEX article_in_order ON article (date DESC, first_seen DESC, position, feed);
    CREATE INDEX article_unread ON article (date DESC, first_seen DESC, position, feed) WHERE is_read = 0;
    CREATE INDEX article_starred ON article (date DESC, first_seen DESC, position, feed) WHERE is_starred = 1;
    CREATE INDEX article_of_feed ON article (feed, date DESC, first_seen DESC, position, is_read, is_starred);
    CREATE TRIGGER article_added AFTER INSERT ON article BEGIN
      UPDATE feed SET articles = articles + 1, read = read + new.is_read, starred = starred + new.is_starred WHERE number = new.feed;
    END;
    CREATE TRIGGER article_marked AFTER UPDATE OF is_read, is_starred ON article BEGIN
      UPDATE feed SET read = read + new.is_read - old.is_read, starred = starred + new.is_starred - old.is_starred
      WHERE number = new.feed;
    END;
    """

  private func check(_ stores: Stores) async throws {
    #expect(try await stores.listings.page(matching: .all, in: [feed]).rows.map(\.article.position) == [1, 3])
    #expect(try await stores.listings.page(matching: ArticleQuery(having: [.hidden]), in: [feed]).rows.map(\.article.position) == [2])
    #expect(try await stores.listings.count(matching: ArticleQuery(lacking: [.read]), in: [feed]) == 1)
    #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 2, unread: 1, starred: 0)])
    for (text, count) in [
      ("is:hidden or is:read", 2), ("is:hidden is:starred", 1), ("-is:hidden seen:>1970", 2), ("is:hidden or zebra", 1),
    ] {
      var query = ArticleQuery(includesHidden: true)
      query.add(try Query(text).condition, at: .sample())
      #expect(try await stores.listings.count(matching: query, in: [feed]) == count, "\(text)")
      #expect(try await stores.listings.page(matching: query, in: [feed]).rows.count == count, "\(text)")
    }
  }

  @Test("the first use of a database of schema 1 upgrades it, with all marks and counts")
  func upgrades() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await makeFormerDatabase(in: folder)
      try await check(Stores(databaseIn: folder.path))
      let database = try SQLiteConnection(path: folder.path(Self.name), access: .readOnly)
      #expect(try database.userVersion() == DatabaseSchema.newest)
      let session = try DatabaseSession(path: folder.path(Self.name), fileNumber: 0, timeout: .seconds(5))
      #expect(try DatabaseCheck(session).damage() == [])
      #expect(try DatabaseCheck(session).disagreements() == [])
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.statuses.update([StoreSample.article(3).id], .set(.hidden, true))
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 1, unread: 0, starred: 0)])
    }
  }

  @Test("a database of schema 1 that cannot be written is read as it is")
  func readOnly() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await makeFormerDatabase(in: folder)
      let lock = try DataDirectory(path: folder.path, now: { StoreSample.moment }).take()
      let stores = Stores(databaseIn: folder.path, timeout: .milliseconds(10))
      try await check(stores)
      let database = try SQLiteConnection(path: folder.path(Self.name), access: .readOnly)
      #expect(try database.userVersion() == 1)
      withExtendedLifetime(lock) {}
    }
  }

  @Test("compacting is a first use, too: it upgrades the database and indexes all articles again")
  func compacts() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await makeFormerDatabase(in: folder)
      let session = try DatabaseSession(path: folder.path(Self.name), fileNumber: 0, timeout: .seconds(5))
      try session.compact()
      #expect(try session.schema() == DatabaseSchema.newest)
      #expect(try DatabaseWordIndexes(in: session).problems() == [])
      try await check(Stores(databaseIn: folder.path))
    }
  }

  @Test("the check of a database of schema 1 finds nothing wrong with it")
  func check() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await makeFormerDatabase(in: folder)
      let session = try DatabaseSession(path: folder.path(Self.name), fileNumber: 0, timeout: .seconds(5))
      #expect(try session.schema() == 1)
      #expect(try DatabaseCheck(session).disagreements() == [])
    }
  }
}
