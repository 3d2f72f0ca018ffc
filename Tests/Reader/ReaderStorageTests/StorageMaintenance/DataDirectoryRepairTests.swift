import ArticleStorage
import CoreData
import CoreDomain
import Database
import DataDoubles
import FeedServers
import Files
import FileStorage
import Foundation
import ReaderData
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Subscriptions
import Testing

@Suite("Verification and repair of a data directory")
struct DataDirectoryRepairTests {
  private static let feeds = [StoreSample.feed(1), StoreSample.feed(2)]

  /// Fetches the whole of the first feed again.
  private static let refresh = StorageRemedy.command("refresh --force \(feeds[0])")
  private static let compact = StorageRemedy.command("store compact")
  private let executor = FileExecutor(label: "strata.tests")

  private func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path, now: { StoreSample.moment }, timeout: .milliseconds(50))
  }

  private func maintenance(_ folder: TemporaryFolder) -> StoredStorageRepository {
    StoredStorageRepository(directory: directory(folder), executor: executor)
  }

  private func stores(_ kind: StorageKind, _ folder: TemporaryFolder) -> ArticleStores {
    ArticleStores(kind, directory: directory(folder), executor: executor)
  }

  /// Fills a data directory with every kind of file.
  private func fill(_ kind: StorageKind, _ folder: TemporaryFolder) async throws {
    try await maintenance(folder).choose(kind)
    let subscriptions = OPMLSubscriptionStore(directory: directory(folder), executor: executor)
    _ = try await subscriptions.add([StoreSample.subscription(1), StoreSample.subscription(2)])
    let stores = stores(kind, folder)
    for feed in Self.feeds {
      let merged = try await stores.articles.store((1...4).map { StoreSample.piece($0, feed: feed, body: "Body \($0)") }, of: feed)
      try await stores.fetchStates.record([feed: FetchState(validators: Validators(etag: "e"), articles: merged.stored)])
      _ = try await stores.statuses.update((1...2).map { StoreSample.article($0, feed: feed).id }, .set(.starred, true))
    }
    let undoHistory = JSONUndoStore(directory: directory(folder), executor: executor)
    for number in 1...3 {
      try await undoHistory.remember(.marked([StatusEdit(mark: .read, isSet: true, ids: [StoreSample.article(number).id])]))
    }
    let server = FileServerStateRepository(directory: directory(folder), statuses: { _ in stores.statuses }, executor: executor)
    try await server.bind(
      ServerAccount(url: StoreSample.url("https://reader.example/"), user: "bob", userID: "7", lastContact: StoreSample.moment))
    try await server.enqueue(
      (1...3).map { StatusEdit(mark: .starred, isSet: true, ids: [StoreSample.article($0).id]) }, at: StoreSample.moment)
    try await server.record(
      Dictionary(uniqueKeysWithValues: (1...3).map { (ServerItemID(number: UInt64($0)), StoreSample.article($0).id) }))
    let settings = JSONConfigurationStore(directory: directory(folder), executor: executor)
    for (name, value) in [("keep.articles", "100"), ("keep.days", "9")] { try await settings.set(name, to: value) }
  }

  /// A kind of damage to a data directory, and the file that shows it.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: StorageKind
    /// The end of the path that the finding names.
    let path: String
    let remedy: StorageRemedy
    let work: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ description: String, _ kind: StorageKind = .json, path: String, remedy: StorageRemedy = .repair,
      _ work: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      testDescription = description
      self.kind = kind
      self.path = path
      self.remedy = remedy
      self.work = work
    }

    /// Damage that replaces text in a file.
    static func text(_ path: String, _ old: String, _ new: String, _ kind: StorageKind = .json) -> Damage {
      Damage("\(path): '\(new)' for '\(old)'", kind, path: path) { folder in
        let text = try folder.text(path)
        try #require(text.contains(old), "\(text)")
        try folder.put(text.replacing(old, with: new, maxReplacements: 1), path)
      }
    }

    static func sql(_ script: String) -> Damage {
      Damage(script, .sqlite, path: "strata.db") { folder in
        try SQLiteConnection(path: folder.path("strata.db"), access: .creating).execute(script)
      }
    }
  }

  private static let articleFile = "articles/\(feeds[0]).jsonl"

  static let damages: [Damage] = [
    .text("statuses.json", "starred", "\\x"), .text("visits.json", "\"e\"", "\"e"), .text("undo.jsonl", "read", "\\x"),
    .text("config.json", "\"9\"", "9\""),
    .text("sync.json", "reader.example", "\\x"), .text("server.queue", "starred", "stared"), .text("server.queue", "schema", "schemas"),
    .text("server.items", "\"item\"", "\"it\""), .text("server.items", "\"n\":2", "\"n\":two", .sqlite),
    .text("server.queue", "\"set\"", "\"set", .sqlite),
    Damage("a feed server's queue that is no file of lines", path: "server.queue") { folder in
      try folder.put([UInt8](repeating: 0, count: 100), "server.queue")
    },
    .text("config.json", "{", ""), .text("subscriptions.opml", "Feed 1", "Feed & 1"), .text(articleFile, "Body 2", "\\x"),
    .text(articleFile, "Article 2", "\\x"), .text(articleFile, "schema", "schemas"), .text("undo.jsonl", "read", "\\x", .sqlite),
    Damage("a damaged store.json", path: "store.json") { folder in try folder.put(#"{"schema":1,"store":{"kind":"js"#, "store.json") },
    Damage("swapped article files", path: articleFile) { folder in
      let names = feeds.map { "articles/\($0).jsonl" }
      let texts = try names.map(folder.text)
      for (name, text) in zip(names, texts.reversed()) { try folder.put(text, name) }
    },
    Damage("an index that fits the file and tells other places", path: "articles/\(feeds[0]).index") { folder in
      let (name, other) = ("articles/\(feeds[0]).index", "articles/\(feeds[1]).index")
      var bytes = try folder.bytes(name)
      bytes.replaceSubrange(64..., with: try folder.bytes(other)[64...])
      // A valid checksum of the index, over other contents.
      try folder.put(IndexSeal.sealed(bytes), name)
    },
    Damage("a line that was never finished", path: articleFile, remedy: refresh) { folder in
      try folder.put(try folder.text(articleFile) + "{\"id\":", articleFile)
    },
    Damage("an article file with fewer lines and no index", path: articleFile, remedy: refresh) { folder in
      let lines = try folder.text(articleFile).split(separator: "\n")
      try folder.put(lines[..<3].joined(separator: "\n") + "\n", articleFile)
      try folder.remove("articles/\(feeds[0]).index")
    },
    Damage("a missing file of statuses", path: "statuses.json", remedy: .restore(otherwise: "store repair --yes")) { folder in
      try folder.remove("statuses.json")
    },
    Damage("a file set aside", path: "statuses.json.damaged-20250101T000000Z") { folder in
      try folder.put(try folder.text("statuses.json"), "statuses.json.damaged-20250101T000000Z")
    },
    Damage("an unfinished file", path: "articles/.strata-0123456789abcdef", remedy: compact) { folder in
      try folder.put("x", "articles/.strata-0123456789abcdef")
    },
    .sql("UPDATE feed SET articles = articles + 1"), .sql("UPDATE feed SET starred = 0"), .sql("UPDATE feed SET read = read + 1"),
    .sql("UPDATE feed SET hidden = hidden + 1"), .sql("UPDATE feed SET hidden_read = hidden_read + 1"),
    .sql("UPDATE feed SET hidden_starred = hidden_starred + 1"), .sql("UPDATE article SET is_starred = 1 - is_starred"),
    .sql("UPDATE article SET is_read = 1 - is_read"), .sql("UPDATE article SET is_hidden = 1 - is_hidden"),
    .sql("UPDATE article SET record = replace(record, 'title', 'tit') WHERE number = 3"),
    .sql("UPDATE body SET record = '{' WHERE article = 3"), .sql("UPDATE body SET record = record || '{}' WHERE article = 3"),
    .sql("INSERT INTO body (article, record) VALUES (999, '{}')"), .sql("INSERT INTO text_words (text_words) VALUES ('delete-all')"),
    Damage("lost articles in a database", .sqlite, path: "strata.db", remedy: refresh) { folder in
      let database = try SQLiteConnection(path: folder.path("strata.db"), access: .creating)
      try database.execute(
        """
        DELETE FROM body WHERE article = 1; DELETE FROM article WHERE number = 1;
        UPDATE feed SET articles = articles - 1, starred = starred - 1 WHERE number = 1;
        INSERT INTO title_words (title_words) VALUES ('delete-all'); INSERT INTO text_words (text_words) VALUES ('delete-all');
        """)
    },
  ]

  @Test("verification checks everything that is stored, and the command that a finding names repairs it", arguments: damages)
  func findings(_ damage: Damage) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(damage.kind, folder)
      #expect(try await maintenance(folder).verify() == [])
      try damage.work(folder)
      // A database is read through its log, as any process that opens it reads it.
      let findings = try await maintenance(folder).verify()
      let finding = try #require(findings.first { $0.path.hasSuffix(damage.path) && $0.remedy == damage.remedy }, "\(findings)")
      #expect(finding.problem != .found(""))
      try await mend(damage, folder)
      let left = try await maintenance(folder).verify().filter { $0.remedy != Self.refresh }
      #expect(left == [], "\(left)")
      #expect(try await maintenance(folder).repair() == [], "Nothing is left to repair.")
      #expect(try await maintenance(folder).damagedFiles() == [])
    }
  }

  private func mend(_ damage: Damage, _ folder: TemporaryFolder) async throws {
    switch damage.remedy {
    case .repair:
      let repairs = try await maintenance(folder).repair()
      #expect(!repairs.isEmpty)
    case .restore:
      let repairs = try await maintenance(folder).repair(acceptsLoss: true)
      #expect(!repairs.isEmpty)
    case Self.compact: _ = try await maintenance(folder).compact()
    case Self.refresh:
      let feed = Self.feeds[0]
      let stores = stores(damage.kind, folder)
      let complete = try await stores.articles.completeFeeds()[feed] ?? 0
      let expected = try await stores.fetchStates.all()[feed]?.articles ?? 0
      #expect(complete < expected, "A refresh requests everything.")
      let articles = (1...4).map { StoreSample.piece($0, feed: feed, body: "Body \($0)") }
      #expect(try await stores.articles.store(articles, of: feed).stored == 4)
      if damage.kind == .sqlite { _ = try await maintenance(folder).compact() }
    case .edit, .protect: Issue.record("\(damage.path): only the user can correct a file that users write")
    case .command, .moveAway: Issue.record("\(damage.path): damage in a data directory is never repaired in a shared folder")
    }
  }

  @Test("a repair returns swapped article files to their feeds and keeps the damaged files", arguments: [StorageKind.json])
  func swapped(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(kind, folder)
      let before = try await titles(folder)
      let damage = try #require(Self.damages.first { $0.testDescription == "swapped article files" })
      try damage.work(folder)
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.count { if case .added(entries: 4) = $0.action { true } else { false } } == 2, "\(repairs)")
      #expect(try await titles(folder) == before)
      #expect(try folder.names(in: "set-aside").count == 2)
    }
  }

  private func titles(_ folder: TemporaryFolder) async throws -> [FeedID: Set<ArticleMerge.IncomingArticle>] {
    var titles: [FeedID: Set<ArticleMerge.IncomingArticle>] = [:]
    for feed in Self.feeds { titles[feed] = Set(try await stores(.json, folder).articles.articles(of: feed)) }
    return titles
  }

  @Test("a repair adds the marks that an earlier damaged file has and the present one lacks, also to an article with other marks")
  func missingStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let before = try await stores(.json, folder).statuses.all()
      try folder.put(try folder.text("statuses.json") + "x", "statuses.json.damaged-20250101T000000Z")
      try folder.remove("statuses.json")
      _ = try await stores(.json, folder).statuses.update([StoreSample.article(1).id], .set(.read, true))
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.contains { $0.action == .added(entries: 4) }, "\(repairs)")
      var expected = before
      expected[StoreSample.article(1).id] = ArticleStatus([.read, .starred])
      #expect(try await stores(.json, folder).statuses.all() == expected)
    }
  }

  @Test("a damaged store.json is rebuilt for the files that exist, and not when there are files of both kinds")
  func storeFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      func rebuilt(_ kind: StorageKind) async throws {
        try folder.put("{", "store.json")
        let repairs = try await maintenance(folder).repair()
        #expect(repairs.first == StorageRepair(path: folder.path("store.json"), action: .rebuilt))
        #expect(try folder.text("store.json").contains(kind == .json ? "\"json\"" : "\"sqlite\""))
        #expect(try await maintenance(folder).state().kind == kind)
      }
      try await rebuilt(.json)
      try folder.remove("store.json")
      try await maintenance(folder).choose(.sqlite)
      let stores = stores(.sqlite, folder)
      _ = try await stores.articles.store([StoreSample.piece()], of: Self.feeds[0])
      await stores.close()
      try await rebuilt(.sqlite)
      #expect(try await maintenance(folder).state().articles == 1)
      try folder.put("{\"schema\":1,\"statuses\":{}}", "statuses.json")
      try folder.put("{", "store.json")
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).repair() }
      #expect(try folder.text("store.json") == "{")
    }
  }

  /// A data directory whose statuses are so many that the latest change is in a file of its own.
  private func recentChange(_ folder: TemporaryFolder) async throws -> ArticleID {
    let ids = (1...3_000).map { ArticleID(start: UInt64($0) << 40, end: 0) }
    let stores = stores(.json, folder)
    _ = try await stores.articles.store([StoreSample.piece()], of: Self.feeds[0])
    _ = try await stores.statuses.update(ids, .set(.read, true))
    _ = try await stores.statuses.update([ids[3]], .set(.starred, true))
    _ = try await stores.statuses.update([ids[7]], .set(.starred, true))
    try #require(try folder.text("statuses.recent.jsonl").contains(ids[7].text))
    return ids[7]
  }

  @Test("a missing file of the latest changes is found, and a repair begins a new one if the user goes on without it")
  func lostRecentStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await recentChange(folder)
      try folder.remove("statuses.recent.jsonl")
      let path = folder.path("statuses.recent.jsonl")
      let problem = "is missing, so the latest marks may be lost and old articles are not removed"
      #expect(
        try await maintenance(folder).verify() == [
          StorageDiagnostic(path: path, problem: problem, remedy: .restore(otherwise: "store repair --yes"))
        ])
      #expect(try await maintenance(folder).repair() == [])
      #expect(try await maintenance(folder).repair(acceptsLoss: true) == [StorageRepair(path: path, action: .lost)])
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await stores(.json, folder).statuses.all().count == 3_000)
    }
  }

  @Test("a star in a damaged file of the latest changes comes back, although its article has a status")
  func recentStatusesAside() async throws {
    try await TemporaryFolder.with { folder async throws in
      let starred = try await recentChange(folder)
      let aside = "statuses.recent.jsonl.damaged-20250101T000000Z"
      try folder.put(try folder.text("statuses.recent.jsonl") + "x\n", aside)
      try folder.remove("statuses.recent.jsonl")
      #expect(try await stores(.json, folder).statuses.statuses(of: [starred]) == [starred: ArticleStatus([.read])])
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.contains(StorageRepair(path: folder.path(aside), action: .added(entries: 1))), "\(repairs)")
      #expect(try await stores(.json, folder).statuses.statuses(of: [starred]) == [starred: ArticleStatus([.read, .starred])])
      let findings = try await maintenance(folder).verify()
      #expect(findings.map(\.path) == [folder.path("statuses.recent.jsonl.damaged-20260301T083000Z")], "Later changes may be lost.")
    }
  }

  @Test(
    "of an article with other marks, those that keep it come back from a file set aside, and the others stay cleared",
    arguments: StorageKind.allCases)
  func olderStatuses(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = stores(kind, folder)
      let ids = (1...2).map { StoreSample.article($0).id }
      try await maintenance(folder).choose(kind)
      let tag = ArticleMark(rawValue: "tag:tea")
      let marks: [ArticleMark] = [.starred, .kept, tag, .read]
      for mark in marks { _ = try await stores.statuses.update(ids, .set(mark, true)) }
      await stores.close()
      let name = kind == .json ? "statuses.json" : "strata.db"
      try folder.put(try folder.bytes(name), "\(name).damaged-20250101T000000Z")
      for mark in marks { _ = try await stores.statuses.update([ids[0]], .set(mark, false)) }
      _ = try await stores.statuses.update([ids[0]], .set(.hidden, true))
      await stores.close()
      _ = try await maintenance(folder).repair()
      let expected = [ids[0]: ArticleStatus([.hidden, .starred, .kept, tag]), ids[1]: ArticleStatus([.read, .starred, .kept, tag])]
      #expect(try await stores.statuses.all() == expected)
      await stores.close()
    }
  }

  @Test("articles missing from a file come back from its damaged copy, and those that are there stay as they are")
  func articlesAside() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let aside = "\(Self.articleFile).damaged-20250101T000000Z"
      try folder.put(try folder.text(Self.articleFile), aside)
      try folder.remove(Self.articleFile)
      _ = try await stores(.json, folder).articles.store([StoreSample.piece(2, feed: Self.feeds[0], title: "Edited")], of: Self.feeds[0])
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.contains(StorageRepair(path: folder.path(aside), action: .added(entries: 3))), "\(repairs)")
      let titles = try await stores(.json, folder).articles.articles(of: Self.feeds[0]).map(\.article.title)
      #expect(Set(titles) == ["Article 1", "Edited", "Article 3", "Article 4"])
    }
  }

  @Test("a set-aside file without missing entries is only moved away")
  func nothingMissing() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let names = ["statuses.json", Self.articleFile].map { "\($0).damaged-20250101T000000Z" }
      try folder.put(try folder.text("statuses.json"), names[0])
      try folder.put(try folder.text(Self.articleFile), names[1])
      let repairs = try await maintenance(folder).repair()
      #expect(Set(repairs.map(\.path)) == Set(names.map { folder.path($0) }))
      #expect(repairs.allSatisfy { if case .moved = $0.action { true } else { false } })
    }
  }

  @Test("a missing file of statuses is damage only when there are articles")
  func noStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.json)
      #expect(try await maintenance(folder).verify() == [])
      _ = try await stores(.json, folder).articles.store([StoreSample.piece()], of: Self.feeds[0])
      let path = folder.path("statuses.json")
      try folder.remove("statuses.json")
      #expect(
        try await maintenance(folder).verify() == [
          StorageDiagnostic(
            path: path, problem: "is missing, so stars may be lost and old articles are not removed",
            remedy: .restore(otherwise: "store repair --yes"))
        ])
      #expect(try await maintenance(folder).repair() == [])
      #expect(try await maintenance(folder).repair(acceptsLoss: true) == [StorageRepair(path: path, action: .lost)])
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test(
    "after the file of statuses is lost, retention removes what may have been starred only if a repair is to go on without it",
    arguments: StorageKind.allCases)
  func lostStatuses(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      try folder.remove("statuses.json")
      if kind == .sqlite { _ = try await maintenance(folder).migrate(to: .sqlite) }
      let aside = folder.path("statuses.json.damaged-20260301T083000Z")
      let stores = stores(kind, folder)
      let starredBefore = StoreSample.article(1, feed: Self.feeds[0]).id
      for _ in 1...2 {
        _ = try await stores.statuses.update([starredBefore], .toggle(.read))
        #expect(try await maintenance(folder).damagedFiles().map(\.path) == [aside])
      }
      func purge() async throws -> Int {
        try await stores.articles.purge(Self.feeds[0], keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment)
      }
      #expect(try await purge() == 0)
      #expect(try await maintenance(folder).verify().map(\.path) == [aside])
      #expect(try await maintenance(folder).repair() == [])
      #expect(try await purge() == 0)
      #expect(try await maintenance(folder).repair(acceptsLoss: true).map(\.path) == [aside])
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await purge() == 4)
      await stores.close()
    }
  }

  @Test(
    "when nothing of the file of statuses is readable, a repair says so, and retention removes nothing before the user goes on without it")
  func unreadableStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      try folder.put("{", "statuses.json")
      let (path, aside) = (folder.path("statuses.json"), folder.path("statuses.json.damaged-20260301T083000Z"))
      #expect(try await maintenance(folder).repair() == [StorageRepair(path: path, action: .recovered(.nothing))])
      #expect(try await maintenance(folder).verify().map(\.path) == [path, aside])
      let stores = stores(.json, folder)
      func purge() async throws -> Int {
        try await stores.articles.purge(Self.feeds[0], keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment)
      }
      #expect(try await purge() == 0)
      let repairs = try await maintenance(folder).repair(acceptsLoss: true)
      #expect(repairs.first == StorageRepair(path: path, action: .lost) && repairs.last?.path == aside, "\(repairs)")
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await purge() == 4)
    }
  }

  @Test(
    "a database without a readable mark stays damage until a copy takes its place or the user goes on without it",
    arguments: [0x00, 0xA5] as [UInt8], [true, false])
  func unreadableDatabase(byte: UInt8, isRestored: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.sqlite, folder)
      let stores = stores(.sqlite, folder)
      let before = try await stores.statuses.all()
      await stores.close()
      let copy = try folder.bytes("strata.db")
      for ending in ["-wal", "-shm"] { try? folder.remove("strata.db\(ending)") }
      try folder.put([UInt8](repeating: byte, count: 8192), "strata.db")
      let repair = StorageRepair(path: folder.path("strata.db"), action: .recovered(.noMarks))
      #expect(try await maintenance(folder).repair().contains(repair))
      let aside = "strata.db.damaged-20260301T083000Z"
      #expect(try await maintenance(folder).verify().map(\.path) == [folder.path(aside)])
      #expect(try await maintenance(folder).repair() == [])
      if isRestored { try folder.put(copy, aside) }
      let repairs = try await maintenance(folder).repair(acceptsLoss: !isRestored)
      #expect(repairs.map(\.path) == Array(repeating: folder.path(aside), count: isRestored ? 2 : 1), "\(repairs)")
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await stores.statuses.all() == (isRestored ? before : [:]))
      await stores.close()
    }
  }

  @Test(
    "an older copy does not stand for a file of statuses that is lost later: its marks come back, and the loss stays damage",
    arguments: [false, true])
  func olderCopy(isMarkedBefore: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      try folder.put(try folder.text("statuses.json") + "x", "statuses.json.damaged-20250101T000000Z")
      try folder.remove("statuses.json")
      if isMarkedBefore {
        _ = try await stores(.json, folder).statuses.update([StoreSample.article(3, feed: Self.feeds[0]).id], .set(.read, true))
      }
      #expect(try await maintenance(folder).repair().contains { $0.action == .added(entries: 4) })
      let sign = folder.path("statuses.json.damaged-20260301T083000Z")
      func purge() async throws -> Int {
        try await stores(.json, folder).articles.purge(
          Self.feeds[0], keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment)
      }
      #expect(try await purge() == 0)
      #expect(try await maintenance(folder).verify().map(\.path) == [sign])
      #expect(try await maintenance(folder).repair() == [])
      #expect(try await maintenance(folder).repair(acceptsLoss: true).map(\.path) == [sign])
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await purge() == 2)
    }
  }

  @Test("a copy of the lost file of statuses in place of its sign brings the marks back with the next repair", arguments: [true, false])
  func restoredStatuses(isMarkedSince: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let copy = try folder.text("statuses.json")
      try folder.remove("statuses.json")
      let read = (2...3).map { StoreSample.article($0, feed: Self.feeds[0]).id }
      if isMarkedSince { _ = try await stores(.json, folder).statuses.update(read, .set(.read, true)) }
      let aside = "statuses.json.damaged-20260301T083000Z"
      try folder.put(copy, aside)
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.contains(StorageRepair(path: folder.path(aside), action: .added(entries: 4))), "\(repairs)")
      let statuses = try await stores(.json, folder).statuses.all()
      #expect(statuses.count == (isMarkedSince ? 5 : 4))
      #expect(statuses[read[0]] == ArticleStatus(isMarkedSince ? [.read, .starred] : [.starred]))
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("a missing article file, or folder of them, lacks the articles of feeds that are followed and had some", arguments: [true, false])
  func lostArticles(isFolder: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      try folder.remove(isFolder ? "articles" : Self.articleFile)
      let feeds = (isFolder ? Self.feeds : [Self.feeds[0]]).sorted()
      let findings = try await maintenance(folder).verify()
      #expect(
        findings
          == feeds.map {
            StorageDiagnostic(
              path: folder.path("articles/\($0).jsonl"), problem: "contains 0 of 4 articles", remedy: .command("refresh --force \($0)"))
          })
      let subscriptions = OPMLSubscriptionStore(directory: directory(folder), executor: executor)
      try await subscriptions.remove([Self.feeds[0]], joinedInto: [:])
      try await stores(.json, folder).fetchStates.record([Self.feeds[1]: FetchState(articles: 0)])
      #expect(try await maintenance(folder).verify() == [], "Nothing is missing of an unfollowed feed, or after a removal.")
    }
  }

  @Test("a missing list of subscriptions is found when feeds have articles, and one without feeds is not", arguments: StorageKind.allCases)
  func lostSubscriptions(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(kind, folder)
      try folder.remove("subscriptions.opml")
      let finding = try #require(try await maintenance(folder).verify().first)
      #expect(finding.path == folder.path("subscriptions.opml") && finding.remedy == .command("import FILE") && !finding.isHarmless)
      let subscriptions = OPMLSubscriptionStore(directory: directory(folder), executor: executor)
      _ = try await subscriptions.add([StoreSample.subscription(1)])
      try await subscriptions.remove([Self.feeds[0]], joinedInto: [:])
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("an article file without a header is damage in its first line, and one without articles misses them")
  func articleFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      func findings(_ text: String) async throws -> [StorageDiagnostic] {
        try folder.put("\(text)\n", Self.articleFile)
        return try await maintenance(folder).verify().filter { $0.path == folder.path(Self.articleFile) }
      }
      let damage = try await findings("no file at all")
      #expect(damage.map(\.line) == [1])
      #expect(damage.allSatisfy { !$0.isHarmless && $0.remedy == .repair })
      #expect(
        try await findings("{\"schema\":1}") == [
          StorageDiagnostic(path: folder.path(Self.articleFile), problem: "contains 0 of 4 articles", remedy: Self.refresh)
        ])
    }
  }

  @Test("a data directory that another process is using is not repaired")
  func locked() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let turn = FileRefreshLock(directory: directory(folder), executor: executor)
      let permit = try await turn.take()
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).repair() }
      withExtendedLifetime(permit) {}
    }
  }
}

/// The checksum of an index, recomputed after its content was changed.
enum IndexSeal {
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var state: UInt64 = 0
    for start in stride(from: 24, to: bytes.count, by: 8) {
      let word = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      state = mixed(state, with: word)
    }
    let sum = mixed(state, with: multiplier)
    var sealed = bytes
    for place in 0..<8 { sealed[16 + place] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * place)) }
    return sealed
  }

  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ digest: UInt64, with word: UInt64) -> UInt64 {
    let product = (digest ^ word) &* multiplier
    return product ^ (product >> 32)
  }
}
