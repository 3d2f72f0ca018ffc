import ArticleStorage
import CoreData
import CoreDomain
import Database
import DataDoubles
import Files
import Foundation
import ReaderData
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Subscriptions
import Testing

@Suite("Storage format of a data directory")
struct StorageMaintenanceTests: MaintenanceSuite {
  private let feeds = [StoreSample.feed(1), StoreSample.feed(2)]
  let executor = FileExecutor(label: "strata.tests")

  private func fill(_ stores: ArticleStores) async throws {
    for feed in feeds {
      _ = try await stores.articles.store((1...5).map { StoreSample.piece($0, feed: feed) }, of: feed)
    }
    _ = try await stores.articles.store([.init(article: StoreSample.fullArticle(), body: .text("a \u{0} b"))], of: feeds[0])
    _ = try await stores.articles.store([], of: StoreSample.feed(3))
    _ = try await stores.statuses.update([StoreSample.article(1).id, StoreSample.article(99).id], .set(.read, true))
    _ = try await stores.statuses.update([StoreSample.article(1).id], .set(ArticleMark(rawValue: "pinned"), true))
    try await stores.fetchStates.record([feeds[0]: FetchState(validators: Validators(etag: "e", lastModified: nil), failures: 2)])
  }

  private struct Content: Hashable {
    let articles: [FeedID: Set<ArticleMerge.IncomingArticle>]
    let statuses: [ArticleID: ArticleStatus]
    let fetchStates: [FeedID: FetchState]
  }

  private func content(_ stores: ArticleStores) async throws -> Content {
    var articles: [FeedID: Set<ArticleMerge.IncomingArticle>] = [:]
    for feed in try await stores.articles.feedsWithArticles() { articles[feed] = Set(try await stores.articles.articles(of: feed)) }
    return Content(articles: articles, statuses: try await stores.statuses.all(), fetchStates: try await stores.fetchStates.all())
  }

  @Test("a migration to SQLite and back preserves everything and leaves nothing behind")
  func thereAndBack() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let before = try await content(stores(.json, folder))
      #expect(before.articles.count == 3)
      let state = try await maintenance(folder).migrate(to: .sqlite)
      #expect((state.kind, state.feeds, state.articles) == (.sqlite, 3, 11))
      #expect(try await content(stores(.sqlite, folder)) == before)
      #expect(try await maintenance(folder).migrate(to: .sqlite).kind == .sqlite)
      #expect(try folder.names(in: "home").filter { !$0.hasPrefix("strata.db") } == ["lock", "refresh.lock", "store.json"])
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await maintenance(folder).migrate(to: .json).kind == .json)
      #expect(try await content(stores(.json, folder)) == before)
      #expect(try folder.names(in: "home").allSatisfy { !$0.hasPrefix("strata.db") && !$0.hasPrefix("migration") })
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("a migration that was stopped before the switch starts over")
  func stoppedBefore() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let before = try await content(stores(.json, folder))
      try folder.put(#"{"schema":1,"store":{"kind":"json","leftover":"sqlite"}}"#, "home/store.json")
      try folder.put("half a database", "home/strata.db")
      try folder.put("half a database", "home/migration/strata.db")
      #expect(try await content(stores(.json, folder)) == before)
      #expect(try await maintenance(folder).verify().map(\.isHarmless) == [true, true])
      _ = try await maintenance(folder).migrate(to: .sqlite)
      #expect(try await content(stores(.sqlite, folder)) == before)
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("leftovers of a migration that was stopped after the switch are ignored, and compacting removes them")
  func stoppedAfter() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let before = try await content(stores(.json, folder))
      _ = try await maintenance(folder).migrate(to: .sqlite)
      try folder.put(#"{"schema":1,"store":{"kind":"sqlite","leftover":"json"}}"#, "home/store.json")
      try folder.put("{", "home/statuses.json")
      try folder.put("", "home/articles/\(feeds[0]).jsonl")
      #expect(try await content(stores(.sqlite, folder)) == before)
      _ = try await maintenance(folder).compact()
      #expect(try await content(stores(.sqlite, folder)) == before)
      #expect(try folder.names(in: "home").allSatisfy { !$0.hasPrefix("articles") && !$0.hasPrefix("statuses") })
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("a database that no migration left behind is not overwritten")
  func inTheWay() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.json)
      try await fill(stores(.json, folder))
      try folder.put(#"{"schema":1,"store":{"kind":"json"}}"#, "home/store.json")
      try folder.put("mine", "home/strata.db")
      await #expect(throws: StorageMaintenanceError.inTheWay(path: folder.path("home/strata.db"))) {
        try await maintenance(folder).migrate(to: .sqlite)
      }
      #expect(try folder.text("home/strata.db") == "mine")
    }
  }

  @Test("a migration stops if all articles are missing though feeds had some, and goes on when they are back", arguments: [false, true])
  func withoutArticles(isFolderEmpty: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try await stores(.json, folder).fetchStates.record([feeds[0]: FetchState(articles: 6), feeds[1]: FetchState(articles: 0)])
      let before = try await content(stores(.json, folder))
      let (articles, away) = (folder.path("home/articles"), folder.path("away"))
      try FileManager.default.moveItem(atPath: articles, toPath: away)
      if isFolderEmpty { try FileManager.default.createDirectory(atPath: articles, withIntermediateDirectories: false) }
      await #expect(throws: StorageMaintenanceError.articlesAreMissing(folder: articles, feeds: [feeds[0]])) {
        try await maintenance(folder).migrate(to: .sqlite)
      }
      #expect(try await maintenance(folder).state().kind == .json)
      if isFolderEmpty { try FileManager.default.removeItem(atPath: articles) }
      try FileManager.default.moveItem(atPath: away, toPath: articles)
      _ = try await maintenance(folder).migrate(to: .sqlite)
      #expect(try await content(stores(.sqlite, folder)) == before)
    }
  }

  @Test("a migration stops if the file of one feed is missing, and goes on when it is back")
  func withoutArticlesOfOneFeed() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try await stores(.json, folder).fetchStates.record([feeds[0]: FetchState(articles: 6), feeds[1]: FetchState(articles: 5)])
      let before = try await content(stores(.json, folder))
      let name = "home/articles/\(feeds[1]).jsonl"
      let text = try folder.text(name)
      try folder.remove(name)
      await #expect(throws: StorageMaintenanceError.articlesAreMissing(folder: folder.path("home/articles"), feeds: [feeds[1]])) {
        try await maintenance(folder).migrate(to: .sqlite)
      }
      #expect(try await maintenance(folder).state().kind == .json)
      try folder.put(text, name)
      _ = try await maintenance(folder).migrate(to: .sqlite)
      #expect(try await content(stores(.sqlite, folder)) == before)
    }
  }

  @Test("a migration goes on without the missing file of a feed that is not followed any more", arguments: [true, false])
  func withoutArticlesOfRemovedFeed(isFollowed: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try await stores(.json, folder).fetchStates.record([feeds[0]: FetchState(articles: 6), feeds[1]: FetchState(articles: 5)])
      let subscriptions = OPMLSubscriptionStore(directory: directory(folder), executor: executor)
      _ = try await subscriptions.add([StoreSample.subscription(1), StoreSample.subscription(2)])
      try folder.remove("home/articles/\(feeds[1]).jsonl")
      guard !isFollowed else {
        await #expect(throws: StorageMaintenanceError.articlesAreMissing(folder: folder.path("home/articles"), feeds: [feeds[1]])) {
          try await maintenance(folder).migrate(to: .sqlite)
        }
        return
      }
      try await subscriptions.remove([feeds[1]], joinedInto: [:])
      #expect(try await maintenance(folder).verify() == [])
      #expect(try await maintenance(folder).migrate(to: .sqlite).kind == .sqlite)
    }
  }

  @Test("a migration goes on without the articles that are missing once visits.json is moved away")
  func withoutVisits() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try await stores(.json, folder).fetchStates.record([feeds[0]: FetchState(articles: 6)])
      try FileManager.default.removeItem(atPath: folder.path("home/articles"))
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).migrate(to: .sqlite) }
      try FileManager.default.moveItem(atPath: folder.path("home/visits.json"), toPath: folder.path("visits.json"))
      _ = try await maintenance(folder).migrate(to: .sqlite)
      #expect(try await maintenance(folder).state().kind == .sqlite)
    }
  }

  @Test("a damaged store is reported before it is migrated; the next migration moves the recovered content", arguments: [true, false])
  func damaged(isOfArticles: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let name = isOfArticles ? "home/articles/\(feeds[0]).jsonl" : "home/statuses.json"
      try folder.put(try folder.text(name).replacing(isOfArticles ? "Article 2" : "pinned", with: "\\x"), name)
      let damaged = try folder.text(name)
      #expect(try await maintenance(folder).verify().contains { $0.path == folder.path(name) && !$0.isHarmless && $0.remedy == .repair })
      let error = await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).migrate(to: .sqlite) }
      guard case .store(.damaged(folder.path(name), let aside, _, .allBut(1)))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text(String(aside.dropFirst(folder.path.count + 1))) == damaged)
      #expect(try await maintenance(folder).state().kind == .json)
      // Damage is found before anything is built.
      #expect(try !folder.names(in: "home").contains { $0.hasSuffix("store.json") })
      #expect(try await maintenance(folder).migrate(to: .sqlite).articles == (isOfArticles ? 10 : 11))
    }
  }

  @Test(
    "damaged files and files of the user in the folder of articles survive migrations there and back, and a repair recovers the damaged ones"
  )
  func foreignFiles() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let before = try await content(stores(.json, folder))
      let damaged = "home/articles/\(feeds[0]).jsonl.damaged-20260301T083000Z"
      try folder.put(try folder.text("home/articles/\(feeds[0]).jsonl"), damaged)
      try folder.put("mine", "home/articles/notes.txt")
      try folder.put("mine", "home/articles/copies/a.jsonl")
      for kind in [StorageKind.sqlite, .json, .sqlite] {
        #expect(try await maintenance(folder).migrate(to: kind).articles == 11)
        #expect(try await content(stores(kind, folder)) == before)
        for name in ["notes.txt", "copies/a.jsonl"] { #expect(try folder.text("home/articles/\(name)") == "mine") }
        let own = Set(try folder.names(in: "home/articles")).subtracting([
          "notes.txt", "copies", "copies/a.jsonl", String(damaged.dropFirst("home/articles/".count)),
        ])
        #expect(own.isEmpty == (kind == .sqlite), "\(own)")
        _ = try await maintenance(folder).compact()
        #expect(try await maintenance(folder).damagedFiles().map(\.path) == [folder.path(damaged)])
      }
      try FileManager.default.removeItem(atPath: folder.path("home/articles/copies"))
      let repairs = try await maintenance(folder).repair()
      #expect(repairs.map(\.path) == [folder.path(damaged)])
    }
  }

  @Test("while the folder of articles is a link to a missing folder, nothing is migrated or listed")
  func missingFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let (articles, away) = (folder.path("home/articles"), folder.path("away"))
      try FileManager.default.moveItem(atPath: articles, toPath: away + "-disk")
      try FileManager.default.createSymbolicLink(atPath: articles, withDestinationPath: away)
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).migrate(to: .sqlite) }
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).verify() }
      try FileManager.default.moveItem(atPath: away + "-disk", toPath: away)
      #expect(try await maintenance(folder).migrate(to: .sqlite).articles == 11)
    }
  }

  @Test("when a migration cannot remove the former files, the new store is in use, and the error says so")
  func leftover() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let articles = folder.path("home/articles")
      try FileManager.default.createDirectory(atPath: "\(articles)/00000000ff.incomplete", withIntermediateDirectories: true)
      let error = await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).migrate(to: .sqlite) }
      guard case .leftover(after: .sqlite, .unwritable(path: articles, _))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try await maintenance(folder).state().kind == .sqlite)
    }
  }

  @Test("an empty data directory takes the chosen format, and one with articles keeps its format")
  func choice() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.sqlite)
      #expect(try await maintenance(folder).state().kind == .sqlite)
      try await maintenance(folder).choose(.json)
      try await maintenance(folder).choose(.sqlite)
      try await fill(stores(.sqlite, folder))
      await #expect(throws: StorageMaintenanceError.decided(.sqlite)) { try await maintenance(folder).choose(.json) }
      try await maintenance(folder).choose(.sqlite)
      #expect(try await maintenance(folder).state().articles == 11)
    }
  }

  @Test("a database is found even when store.json is lost, and a malformed store.json is an error")
  func lostChoice() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.sqlite)
      try await fill(stores(.sqlite, folder))
      try folder.put("{", "home/store.json")
      let error = await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).state() }
      guard case .store(.malformed(folder.path("home/store.json"), 1, _))? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try folder.remove("home/store.json")
      #expect(try await maintenance(folder).state().kind == .sqlite)
    }
  }

  @Test("after a migration, a process with the old store can no longer write, and one that asks for the current store uses the new one")
  func staleStores() async throws {
    try await TemporaryFolder.with { folder async throws in
      let old = stores(.json, folder)
      try await fill(old)
      let new = stores(.sqlite, folder)
      let selector = StorageSelector(directory: directory(folder), executor: executor, now: { StoreSample.moment })
      #expect(try await selector.stores().statuses.all().count == 2)
      _ = try await maintenance(folder).migrate(to: .sqlite)
      await #expect(throws: DataStoreError.self) { try await old.statuses.update([StoreSample.article(2).id], .set(.starred, true)) }
      await #expect(throws: DataStoreError.self) { try await old.articles.store([StoreSample.piece(7)], of: feeds[0]) }
      _ = try await selector.stores().statuses.update([StoreSample.article(2).id], .set(.starred, true))
      #expect(try await new.statuses.all().count == 3)
      #expect(try folder.names(in: "home").allSatisfy { !$0.hasPrefix("statuses") })
    }
  }

  @Test("a migration fails while another process is at work")
  func locked() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let permit = try await FileRefreshLock(directory: directory(folder), executor: executor).take()
      await #expect(throws: StorageMaintenanceError.self) { try await maintenance(folder).migrate(to: .sqlite) }
      withExtendedLifetime(permit) {}
      #expect(try folder.names(in: "home").allSatisfy { !$0.hasPrefix("strata.db") })
    }
  }

  @Test("verification names the file and the line")
  func verify() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let articleFile = "home/articles/\(feeds[1]).jsonl"
      try folder.put(try folder.text(articleFile) + "{\"id\":", articleFile)
      try folder.put("{\n\"schema\":1, \"visits\": {\n\"x\": {}}}", "home/visits.json")
      try folder.put("<opml>\n<body>\n</opml>", "home/subscriptions.opml")
      try folder.put("", "home/.strata-1a2b")
      let found = Set(
        try await maintenance(folder).verify().map { "\($0.path.dropFirst(folder.path.count + 1)):\($0.line ?? 0) \($0.isHarmless)" })
      #expect(
        found == [
          "\(articleFile):7 false", "home/visits.json:3 false", "home/subscriptions.opml:3 false", "home/.strata-1a2b:0 true",
        ])
      #expect(try folder.text(articleFile).hasSuffix("{\"id\":"), "Verification changes nothing.")
    }
  }

  @Test("compacting leaves files without replaced lines as they are")
  func nothingToCompact() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      let name = "home/articles/\(feeds[1]).jsonl"
      let stamp = try folder.stamp(name)
      let compaction = try await maintenance(folder).compact()
      #expect(compaction.after == compaction.before)
      #expect(try folder.stamp(name) == stamp)
    }
  }

  @Test("a feed whose last line is incomplete is still requested in full after compacting")
  func incompleteLine() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      _ = try await stores(.json, folder).articles.store([StoreSample.piece(2, feed: feeds[1], title: "Edited")], of: feeds[1])
      let name = "home/articles/\(feeds[1]).jsonl"
      try folder.put(try folder.text(name) + "{\"id\":", name)
      #expect(try await stores(.json, folder).articles.completeFeeds()[feeds[1]] == nil)
      _ = try await maintenance(folder).compact()
      #expect(try !folder.text(name).contains("Article 2"))
      #expect(try await stores(.json, folder).articles.completeFeeds()[feeds[1]] == nil)
      _ = try await stores(.json, folder).articles.store([StoreSample.piece(6, feed: feeds[1])], of: feeds[1])
      #expect(try await stores(.json, folder).articles.completeFeeds()[feeds[1]] == 6)
    }
  }

  @Test("compacting a directory with an empty database, or none, does nothing", arguments: [true, false])
  func emptyDatabase(exists: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.sqlite)
      if exists { try folder.put("", "home/strata.db") }
      let names = try folder.names(in: "home")
      #expect(try await maintenance(folder).compact() == StorageCompactionResult(before: 0, after: 0))
      #expect(try folder.names(in: "home") == names)
      #expect(try await maintenance(folder).verify() == [])
    }
  }

  @Test("the size of a store is the size of all its files", arguments: StorageKind.allCases)
  func size(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(kind)
      let stores = stores(kind, folder)
      try await fill(stores)
      await stores.close()
      let state = try await maintenance(folder).state()
      let others: Set<String> = ["articles", "lock", "refresh.lock", "store.json"]
      let sizes = try folder.names(in: "home").filter { !others.contains($0) }.map { try folder.bytes("home/\($0)").count }
      #expect(state.bytes == sizes.reduce(0, +))
      #expect(state.bytes > 1_000)
    }
  }

  @Test("compacting ends an interrupted migration in store.json, too")
  func leftoverInStoreFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try folder.put(#"{"schema":1,"store":{"kind":"json","leftover":"sqlite"}}"#, "home/store.json")
      try folder.put("half a database", "home/strata.db")
      _ = try await maintenance(folder).compact()
      #expect(try folder.text("home/store.json") == "{\"schema\":1,\"store\":{\"kind\":\"json\"}}\n")
      #expect(try !folder.names(in: "home").contains("strata.db"))
    }
  }

  @Test("a database of a later version of the program is an error that names the version, and stays as it is")
  func newerDatabase() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(.sqlite)
      let stores = stores(.sqlite, folder)
      try await fill(stores)
      await stores.close()
      try SQLiteConnection(path: folder.path("home/strata.db"), access: .creating).execute("PRAGMA user_version = 999")
      let error = StorageMaintenanceError.store(.newerVersion(path: folder.path("home/strata.db"), version: 999, newest: 3))
      await #expect(throws: error) { try await maintenance(folder).verify() }
      await #expect(throws: error) { try await maintenance(folder).migrate(to: .json) }
      let before = try folder.bytes("home/strata.db")
      await #expect(throws: error) { try await maintenance(folder).compact() }
      #expect(try folder.bytes("home/strata.db") == before)
      #expect(try folder.text("home/store.json").contains("sqlite"))
    }
  }

  @Test("a feed with missing articles is requested in full after a migration")
  func incompleteFeed() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      try await stores(.json, folder).fetchStates.record([
        feeds[0]: FetchState(validators: Validators(etag: "e"), articles: 6),
        feeds[1]: FetchState(validators: Validators(etag: "f"), articles: 5),
      ])
      // A process was stopped while it stored new articles.
      try folder.put("", "home/articles/\(feeds[1]).incomplete")
      _ = try await maintenance(folder).migrate(to: .sqlite)
      let states = try await stores(.sqlite, folder).fetchStates.all()
      #expect(states[feeds[0]]?.validators?.etag == "e")
      #expect(states[feeds[1]]?.validators == nil)
      #expect(states[feeds[1]]?.articles == 5)
    }
  }

  @Test("compacting removes lines that an edit has replaced")
  func compact() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(stores(.json, folder))
      _ = try await stores(.json, folder).articles.store([StoreSample.piece(2, feed: feeds[1], title: "Edited")], of: feeds[1])
      let before = try await content(stores(.json, folder))
      let compaction = try await maintenance(folder).compact()
      #expect(compaction.after < compaction.before)
      #expect(try await content(stores(.json, folder)) == before)
    }
  }
}
