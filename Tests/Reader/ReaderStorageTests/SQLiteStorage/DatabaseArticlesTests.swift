import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import Testing

@testable import Database
@testable import SQLiteStorage

@Suite("Articles in the tables of a database")
struct DatabaseArticlesTests {
  private let feed = StoreSample.feed()

  /// Checks all tables and counts the bodies.
  private func check(_ database: String, bodies: Int) throws {
    let session = try DatabaseSession(path: database, fileNumber: 0, timeout: .seconds(5))
    #expect(try DatabaseCheck(session).damage() == [])
    #expect(try DatabaseCheck(session).disagreements() == [])
    #expect(try DatabaseWordIndexes(in: session).problems() == [])
    #expect(try session.statement("SELECT count(*) FROM body").firstRow { $0.count(0) } == bodies)
  }

  @Test("neither an edit nor a purge leaves bodies or words behind")
  func leftovers() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.articles.store((1...6).map { StoreSample.piece($0, title: "wren \($0)", body: "<p>heron</p>") }, of: feed)
      try check(folder.path("strata.db"), bodies: 6)
      let edited = (1...3).map { StoreSample.piece($0, title: "finch \($0)", body: "<p>plover</p>") }
      #expect(try await stores.articles.store(edited, of: feed).changed == 3)
      try check(folder.path("strata.db"), bodies: 6)
      let emptied = [StoreSample.piece(1, title: "finch 1", body: nil)]
      #expect(try await stores.articles.store(emptied, of: feed).changed == 1)
      try check(folder.path("strata.db"), bodies: 5)
      let retention = Retention(maximumArticles: 2)
      #expect(try await stores.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 4)
      #expect(try await stores.articles.articles(of: feed).count == 2)
      try check(folder.path("strata.db"), bodies: try await stores.articles.articles(of: feed).count { $0.body != .none })
    }
  }

  @Test("an article is indexed again only if its body or its words have changed")
  func sameWords() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await Stores(databaseIn: folder.path).articles.store([StoreSample.piece(title: "wren", body: "<p>heron</p>")], of: feed)
      let session = try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5))
      let table = try #require(try DatabaseArticles(of: feed, in: session))
      let line = try #require(try table.line(of: StoreSample.article().id))
      func isIndexed(_ line: ArticleLine) throws -> Bool {
        try table.put([line])
        return session.statements.keys.contains { $0.contains("INTO text_words") }
      }
      #expect(try !isIndexed(line))
      #expect(try table.line(of: StoreSample.article().id)?.body == line.body)
      var edited = line
      edited.body = BodyRecord(.html("<p>plover</p>"))
      #expect(try isIndexed(edited))
      try check(folder.path("strata.db"), bodies: 1)
    }
  }

  @Test("the words of new articles are gathered before they are written")
  func gatheredWords() async throws {
    try await TemporaryFolder.with { folder async throws in
      let pieces = (1...50).map { StoreSample.piece($0, title: "wren \($0)", body: "<p>heron</p>") }
      _ = try await Stores(databaseIn: folder.path).articles.store(pieces, of: feed)
      let session = try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5))
      let lines = try #require(try DatabaseArticles(of: feed, in: session)).lines()
      func writtenRows() throws -> Int { try session.statement("SELECT total_changes()").firstRow { $0.count(0) } ?? 0 }
      let before = try writtenRows()
      try session.changing { (session) throws(DatabaseError) in
        try DatabaseArticles(making: StoreSample.feed(2), in: session).put(lines)
      }
      // An article, the counts of its feed, its body, and an entry of each index: five rows. Words that are written for each article take twelve more.
      #expect(try writtenRows() - before < lines.count * 8)
      try check(folder.path("strata.db"), bodies: 100)
    }
  }

  @Test("content that is restored from a database adds what is missing and replaces nothing")
  func precedence() async throws {
    try await TemporaryFolder.with { folder async throws in
      let others = StoreSample.feed(2)
      let ids = (1...2).map { StoreSample.article($0).id }
      let aside = Stores(databaseIn: folder.path("aside"))
      _ = try await aside.articles.store((1...3).map { StoreSample.piece($0, title: "old \($0)", body: "old") }, of: feed)
      _ = try await aside.articles.store([StoreSample.piece(4, feed: others, title: "old 4", body: "old")], of: others)
      _ = try await aside.statuses.update([ids[0], ids[1], StoreSample.article(9).id], .set(.starred, true))
      try await aside.fetchStates.record([feed: FetchState(failures: 3), others: FetchState(failures: 4)])
      let stores = Stores(databaseIn: folder.path("home"))
      _ = try await stores.articles.store([StoreSample.piece(1, title: "new 1", body: "new")], of: feed)
      _ = try await stores.statuses.update([ids[0]], .set(.read, true))
      try await stores.fetchStates.record([feed: FetchState(failures: 1)])

      let directory = DataDirectory(path: folder.path("home"), now: { StoreSample.moment }, timeout: .seconds(60))
      let database = SQLiteDatabase(directory: directory, executor: FileExecutor(label: "strata.tests"))
      #expect(try await database.restore(from: folder.path("aside/strata.db")) == 6, "Three articles and three marks are added.")
      #expect(try await database.restore(from: folder.path("aside/strata.db")) == 0)
      let articles = try await stores.articles.articles(of: feed)
      #expect(Set(articles.map(\.article.title)) == ["new 1", "old 2", "old 3"])
      #expect(articles.count { $0.body == .html("new") } == 1)
      #expect(try await stores.articles.body(of: StoreSample.article(4, feed: others).id, in: others) == .html("old"))
      #expect(
        try await stores.statuses.all() == [
          ids[0]: ArticleStatus([.read, .starred]), ids[1]: ArticleStatus([.starred]),
          StoreSample.article(9).id: ArticleStatus([.starred]),
        ])
      #expect(try await stores.fetchStates.all().mapValues(\.failures) == [feed: 1, others: 4])
      try check(folder.path("home/strata.db"), bodies: 4)
    }
  }
}
