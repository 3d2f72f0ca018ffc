import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
import Testing

@testable import Database
@testable import SQLiteStorage

@Suite("The word indexes in every script")
struct ScriptIndexTests {
  private static let feed = StoreSample.feed()
  private static let samples = [
    "東京大学の研究者たち", "ゲームとカメラの新聞", "한국어신문기사제목들", "Российский музей нефти", "Αθήνα σήμερα βροχή", "أخبار اليوم الجديدة", "שלום עולם חדש",
    "हिन्दी समाचार आज", "ข่าววันนี้ในกรุงเทพ", "the harbour lantern",
  ]

  private static func session(_ folder: TemporaryFolder) throws -> DatabaseSession {
    try DatabaseSession(path: folder.path("strata.db"), fileNumber: 0, timeout: .seconds(5))
  }

  /// Turns the database back into schema 2. Its word indexes contain Latin letters only.
  private static func downgrade(_ folder: TemporaryFolder) throws {
    let database = try SQLiteConnection(path: folder.path("strata.db"), access: .creating)
    let session = try session(folder)
    for index in DatabaseSchema.wordIndexes { try session.run("INSERT INTO \(index) (\(index)) VALUES ('delete-all')", []) }
    let lines = try session.statement(
      "SELECT a.record, b.record, a.number FROM article a LEFT JOIN body b ON b.article = a.number"
    ).rows { row throws(DatabaseError) in (try DatabaseArticles.line(row), row.integer(2)) }
    for (line, row) in lines {
      for (index, terms) in DatabaseWords.terms(of: line, in: feed, isLatinOnly: true) {
        try session.run("INSERT INTO \(index) (rowid, text) VALUES (?, ?)", [.integer(row), .text(terms)])
      }
    }
    try database.execute("DROP TABLE latin_only; PRAGMA user_version = 2")
  }

  private static func candidates(_ word: String, in session: DatabaseSession) throws -> [Int64] {
    let query = ArticleQuery(words: try SearchWords(word), searchesBodies: true)
    let words = try #require(TrigramQuery(query))
    return try session.statement("SELECT rowid FROM \(words.index) WHERE \(words.index) MATCH ?\(words.former)")
      .rows([.text(words.match)]) { $0.integer(0) }
  }

  @Test("a search reads only the articles with the letters of its word", arguments: samples)
  func candidates(sample: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let pieces = Self.samples.enumerated().map { StoreSample.piece($0 + 1, title: "x", body: "<p>\($1)</p>") }
      _ = try await Stores(databaseIn: folder.path).articles.store(pieces, of: Self.feed)
      let session = try Self.session(folder)
      let word = try #require(sample.split(separator: " ").max { $0.count < $1.count })
      #expect(try Self.candidates(String(word), in: session).count == 1)
      #expect(try DatabaseWordIndexes(in: session).problems() == [])
    }
  }

  @Test("the index is asked for both small sigmas, which it keeps apart", arguments: ["κόσμος", "ΚΌΣΜΟΣ", "κόσμοσ", "σάσσας"])
  func sigmas(word: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let texts = ["Ο κόσμος μας", "Ο ΚΌΣΜΟΣ ΜΑΣ", "Του κόσμου", "ΣΆΣΣΑΣ", "σάσσας"]
      let pieces = texts.enumerated().map { StoreSample.piece($0 + 1, title: "x", body: "<p>\($1)</p>") }
      _ = try await Stores(databaseIn: folder.path).articles.store(pieces, of: Self.feed)
      let session = try Self.session(folder)
      #expect(try Self.candidates(word, in: session).count == 2)
      #expect(try DatabaseWordIndexes(in: session).problems() == [])
    }
  }

  @Test("articles of an earlier program are found, and indexed again with the next articles that are stored")
  func former() async throws {
    try await TemporaryFolder.with { folder async throws in
      let pieces = Self.samples.enumerated().map { StoreSample.piece($0 + 1, title: "x", body: "<p>\($1)</p>") }
      _ = try await Stores(databaseIn: folder.path).articles.store(pieces, of: Self.feed)
      try Self.downgrade(folder)
      #expect(try DatabaseWordIndexes(in: Self.session(folder)).problems() == [])
      let stores = Stores(databaseIn: folder.path)
      for sample in Self.samples {
        let query = ArticleQuery(words: try SearchWords(sample), searchesBodies: true)
        #expect(try await stores.listings.count(matching: query, in: [Self.feed]) == 1, "\(sample)")
      }
      let session = try Self.session(folder)
      #expect(try session.schema() == DatabaseSchema.newest && DatabaseWordIndexes(in: session).isUnfinished())
      #expect(try Self.candidates("東京大学", in: session).count == pieces.count, "Nothing is known of the articles of the earlier program.")
      #expect(try Self.candidates("harbour", in: session).count == 1)
      #expect(try DatabaseWordIndexes(in: session).problems() == [])
      _ = try await stores.articles.store([StoreSample.piece(20, title: "z")], of: Self.feed)
      #expect(try !DatabaseWordIndexes(in: session).isUnfinished() && DatabaseWordIndexes(in: session).problems() == [])
      #expect(try Self.candidates("東京大学", in: session).count == 1)
      #expect(try Self.candidates("harbour", in: session).count == 1)
    }
  }

  @Test("an article of an earlier program that is replaced or removed leaves no words behind")
  func replacedAndRemoved() async throws {
    try await TemporaryFolder.with { folder async throws in
      let pieces = (1...120).map { StoreSample.piece($0, title: "x", body: "<p>東京 \($0)</p>") }
      _ = try await Stores(databaseIn: folder.path).articles.store(pieces, of: Self.feed)
      try Self.downgrade(folder)
      let stores = Stores(databaseIn: folder.path)
      _ = try await stores.articles.store([StoreSample.piece(119, title: "x", body: "<p>大阪</p>")], of: Self.feed)
      _ = try await stores.articles.purge(Self.feed, keeping: Retention(maximumArticles: 60), document: [], at: StoreSample.moment)
      let session = try Self.session(folder)
      #expect(try DatabaseWordIndexes(in: session).isUnfinished())
      #expect(try DatabaseWordIndexes(in: session).problems() == [])
      let rest = try session.statement("SELECT count(*) FROM latin_only WHERE article NOT IN (SELECT number FROM article)")
        .firstRow { $0.integer(0) }
      #expect(rest == 0)
      try session.compact()
      #expect(try !DatabaseWordIndexes(in: session).isUnfinished() && DatabaseWordIndexes(in: session).problems() == [])
    }
  }

  @Test("four times the text has at most four times the words, in each script", arguments: samples)
  func growth(sample: String) {
    func terms(_ count: Int) -> Int {
      let letters = Array(sample)
      let text = (0..<count).map { number in String((0..<8).map { letters[(number * 7 + $0 * (number % 5 + 1)) % letters.count] }) }
      return DatabaseWords.terms(in: NonLatinTokenizer(text).text).count
    }
    #expect(terms(400) <= 4 * terms(100) && DatabaseWords.terms(in: NonLatinTokenizer([sample]).text).count <= sample.count)
  }
}
