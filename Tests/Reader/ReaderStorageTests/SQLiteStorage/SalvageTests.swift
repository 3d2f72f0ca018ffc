import ArticleStorage
import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import Foundation
import Growth
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Recovery of damaged files")
struct SalvageTests {
  private let feed = StoreSample.feed()

  private func ids(_ numbers: some Sequence<Int>) -> Set<ArticleID> { Set(numbers.map { StoreSample.article($0).id }) }

  private func fill(_ stores: Stores, _ numbers: ClosedRange<Int>) async throws {
    // Statuses first: in a real database, old statuses are on the first pages.
    _ = try await stores.statuses.update(Array(ids(numbers)), .set(.starred, true))
    _ = try await stores.articles.store(
      numbers.map { StoreSample.piece($0, body: "Body of \($0)", reading: ArticleMerge.reading) }, of: feed)
    try await stores.fetchStates.record([feed: FetchState(validators: Validators(etag: "e"), failures: 3)])
  }

  private func recovery(_ work: () async throws -> Void) async -> Recovery? {
    do {
      try await work()
      return nil
    } catch DataStoreError.damaged(_, _, _, let recovered) {
      return recovered
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test("a bad byte in any line of the status file costs only that line", arguments: 1...5)
  func badLine(_ line: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores, 1...4)
      var lines = try folder.text("statuses.json").split(separator: "\n").map(String.init)
      lines[line - 1] = "\u{1}" + lines[line - 1].dropFirst()
      try folder.put(lines.joined(separator: "\n") + "\n", "statuses.json")
      #expect(await recovery { _ = try await stores.statuses.all() } == .allBut(1))
      let left = try await stores.statuses.all()
      #expect(left.count == (line == 1 ? 4 : 3))
      #expect(left.values.allSatisfy { $0.isStarred })
    }
  }

  @Test("invalid UTF-8 and zeros cost only the lines that contain them", arguments: [0x00, 0xFF] as [UInt8])
  func badBytes(_ byte: UInt8) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      for place in [0.1, 0.5, 0.97] {
        try await fill(stores, 1...40)
        var bytes = try folder.bytes("statuses.json")
        let start = Int(Double(bytes.count) * place)
        for offset in start..<min(start + 20, bytes.count) { bytes[offset] = byte }
        try folder.put(bytes, "statuses.json")
        guard case .allBut(let lost?)? = await recovery({ _ = try await stores.statuses.all() }) else {
          Issue.record("nothing was recovered after damage at \(place)")
          continue
        }
        #expect((1...2).contains(lost))
        #expect(try await stores.statuses.all().count >= 38)
      }
    }
  }

  @Test(
    "while statuses may be lost, a purge removes no article: a mark that was set since does not tell of a star before",
    arguments: [StoreKind.files, .sqlite])
  func purge(_ kind: StoreKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(kind, directory: folder.path)
      try await fill(stores, 1...3)
      _ = try await stores.statuses.update(Array(ids(2...3)), .set(.starred, false))
      _ = try await stores.statuses.update(Array(ids(3...3)), .set(.read, true))
      let name = kind == .files ? "statuses.json" : "strata.db"
      try folder.put("", "\(name).damaged-20260301T083000Z")
      let retention = Retention(maximumArticles: 0)
      #expect(try await stores.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 0)
      try folder.remove("\(name).damaged-20260301T083000Z")
      #expect(try await stores.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 2)
      #expect(Set(try await stores.articles.articles(of: [feed]).map(\.id)) == ids(1...1))
    }
  }

  @Test("without the status file, a purge removes nothing, because the stars are unknown")
  func missingStatuses() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      #expect(try folder.names().contains("statuses.json"), "A new data directory records from the start that nothing is starred.")
      try folder.remove("statuses.json")
      let purged = try await stores.articles.purge(feed, keeping: Retention(maximumArticles: 0), document: [], at: StoreSample.moment)
      #expect(purged == 0)
    }
  }

  @Test("an interrupted recovery leaves the damaged file unchanged, and the next one does not copy it again")
  func twice() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores, 1...3)
      let damaged = try folder.text("statuses.json").replacing("starred\"],", with: "starred")
      try folder.put(damaged, "statuses.json")
      // The copy of an earlier recovery that was interrupted before it replaced the file.
      let aside = "statuses.json.damaged-20260301T083000Z"
      try FileManager.default.linkItem(atPath: folder.path("statuses.json"), toPath: folder.path(aside))
      #expect(await recovery { _ = try await stores.statuses.all() } != nil)
      #expect(try folder.names().filter { $0.contains("damaged") } == [aside])
      #expect(try folder.text(aside) == damaged)
    }
  }

  @Test("a damaged file behind a symbolic link is set aside, and the link leads to the recovered file")
  func link() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path("home"))
      try await fill(stores, 1...3)
      let damaged = try folder.text("home/statuses.json").replacing("{\"schema\"", with: "\"schema\"")
      try folder.put(damaged, "elsewhere/mine.json")
      try folder.remove("home/statuses.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("home/statuses.json"), withDestinationPath: folder.path("elsewhere/mine.json"))
      #expect(await recovery { _ = try await stores.statuses.all() } == .allBut(1))
      #expect(try await stores.statuses.all().count == 3)
      #expect(try folder.text("home/statuses.json.damaged-20260301T083000Z") == damaged)
      #expect(try folder.text("elsewhere/mine.json") != damaged)
    }
  }

  @Test("an article file with another feed's articles is not accepted as this feed's")
  func swapped() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      let other = StoreSample.feed(2)
      try await fill(stores, 1...3)
      _ = try await stores.articles.store([StoreSample.piece(7, feed: other, title: "Other")], of: other)
      let (one, two) = ("articles/\(feed).jsonl", "articles/\(other).jsonl")
      let texts = (try folder.text(one), try folder.text(two))
      try folder.put(texts.1, one)
      try folder.put(texts.0, two)
      for feed in [feed, other] {
        #expect(await recovery { _ = try await stores.articles.articles(of: feed) } == .nothing)
        #expect(try await stores.articles.articles(of: feed).isEmpty)
      }
      #expect(try folder.text("\(one).damaged-20260301T083000Z") == texts.1)
    }
  }

  @Test("an unfinished line or missing lines cause the feed's articles to be stored again", arguments: [0, 10, nil])
  func shortened(_ rest: Int?) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      try await fill(stores, 1...3)
      #expect(try await stores.articles.completeFeeds() == [feed: 3])
      let name = "articles/\(feed).jsonl"
      let lines = try folder.text(name).split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      let end = rest.map { $0 == 0 ? "" : lines[3].prefix($0) } ?? ""
      try folder.put(lines[..<3].joined(separator: "\n") + "\n" + end, name)
      try folder.remove("articles/\(feed).index")
      for isListed in [false, true] {
        if isListed { _ = try await stores.listings.entries(matching: .all, in: [feed]) }
        #expect(try await stores.articles.completeFeeds() == (end.isEmpty ? [feed: 2] : [:]), "listed: \(isListed)")
      }
      _ = try await stores.articles.store(
        [StoreSample.piece(1), StoreSample.piece(2)].map { piece in
          ArticleMerge.IncomingArticle(article: piece.article, body: .html("Body of \(piece.article.position)"))
        }, of: feed)
      #expect(try await stores.articles.completeFeeds() == [feed: 2], "The articles that were stored again are complete.")
    }
  }

  // MARK: Databases

  private func damagedDatabase(
    _ folder: TemporaryFolder, _ count: Int, _ damage: (inout [UInt8]) -> Void
  ) async throws -> (stores: Stores, recovered: Recovery?) {
    try await fill(Stores(databaseIn: folder.path), 1...count)
    var bytes = try folder.bytes("strata.db")
    damage(&bytes)
    try folder.put(bytes, "strata.db")
    let stores = Stores(databaseIn: folder.path)
    let recovered = await recovery {
      _ = try await stores.statuses.all()
      _ = try await stores.listings.entries(matching: .all, in: [feed])
      for number in 1...count { _ = try await stores.articles.body(of: StoreSample.article(number).id, in: feed) }
      _ = try await stores.listings.count(matching: ArticleQuery(words: ["body"], searchesBodies: true), in: [feed])
    }
    return (stores, recovered)
  }

  // The marks come first, then the articles between the pages of five indexes.
  @Test(
    "the remaining content of a truncated database is recovered",
    arguments: SlowPart.isRun ? [(90, 50), (70, 50), (50, 30)] : [(70, 50)])
  func cutDatabase(percent: Int, articlesAtLeast: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (stores, recovered) = try await damagedDatabase(folder, 300) { $0.removeLast($0.count * (100 - percent) / 100) }
      #expect(recovered == .allBut(nil))
      let starred = try await stores.statuses.all()
      let articles = try await stores.articles.articles(of: feed)
      #expect(starred.values.allSatisfy { $0.isStarred } && starred.count > 50, "\(starred.count)")
      #expect(articles.count > articlesAtLeast, "\(articles.count)")
      #expect(articles.allSatisfy { $0.body == .none || $0.body == .html("Body of \($0.article.position)") })
      #expect(try await stores.fetchStates.all()[feed]?.validators == nil, "The server must send everything again.")
      let counts = try await stores.listings.counts(in: [feed])[feed]
      #expect(counts?.all == articles.count)
      #expect(counts?.starred == articles.count { starred[$0.article.id]?.isStarred == true })
      try await fill(stores, 1...300)
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 300, unread: 300, starred: 300)])
    }
  }

  @Test("an overwritten page costs only its own content, and no mark that an article's columns repeat")
  func overwrittenPages() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(Stores(databaseIn: folder.path), 1...200)
      for (mark, numbers) in [(ArticleMark.read, 1...120), (ArticleMark.hidden, 80...150)] {
        _ = try await Stores(databaseIn: folder.path).statuses.update(Array(ids(numbers)), .set(mark, true))
      }
      let statuses = try await Stores(databaseIn: folder.path).statuses.all()
      let whole = try folder.bytes("strata.db")
      var noticed = 0
      for page in stride(from: 4096, to: whole.count, by: SlowPart.isRun ? 4096 : 3 * 4096) {
        for name in try folder.names() where name.hasPrefix("strata.db") { try folder.remove(name) }
        var bytes = whole
        for offset in page..<page + 4096 { bytes[offset] = 0xEE }
        try folder.put(bytes, "strata.db")
        let stores = Stores(databaseIn: folder.path)
        let recovered = await recovery {
          _ = try await stores.statuses.all()
          _ = try await stores.articles.articles(of: feed)
        }
        guard let recovered else { continue }
        noticed += 1
        #expect(recovered == .allBut(nil))
        #expect(try await stores.statuses.all() == statuses, "the page at \(page)")
        try await fill(stores, 1...200)
        #expect(try await stores.articles.articles(of: feed).allSatisfy { !$0.article.isEdited }, "A body that comes back is not an edit.")
      }
      #expect(noticed > (SlowPart.isRun ? 5 : 1))
    }
  }

  @Test("stars survive the loss of a database's first page", arguments: [16, 100, 4096])
  func firstPage(length: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (stores, recovered) = try await damagedDatabase(folder, 300) { bytes in
        for offset in 0..<length { bytes[offset] = 0 }
      }
      #expect(recovered == .allBut(nil))
      let starred = try await stores.statuses.all()
      #expect(starred.count == 300 && starred.values.allSatisfy { $0 == ArticleStatus([.starred]) })
    }
  }

  @Test(
    "every mark that a user can give survives the loss of a database's first page",
    arguments: [
      .read, .starred, .hidden, .kept, .tag(try TagName("tea")), .tag(try TagName("to read")), .tag(try TagName("日本")),
      .tag(try TagName("{a}")), .tag(try TagName(String(repeating: "x", count: TagName.maximumBytes))),
    ] as [ArticleMark])
  func marksOfFirstPage(mark: ArticleMark) async throws {
    try await TemporaryFolder.with { folder async throws in
      // The database is closed before it is damaged.
      try await fill(Stores(databaseIn: folder.path), 1...20)
      _ = try await Stores(databaseIn: folder.path).statuses.update(Array(ids(3...7)), .set(mark, true))
      var bytes = try folder.bytes("strata.db")
      for offset in 0..<100 { bytes[offset] = 0 }
      try folder.put(bytes, "strata.db")
      let stores = Stores(databaseIn: folder.path)
      #expect(await recovery { _ = try await stores.statuses.all() } == .allBut(nil))
      let statuses = try await stores.statuses.all()
      #expect(Set(statuses.filter { $0.value.has(mark) }.keys) == Set(mark == .starred ? ids(1...20) : ids(3...7)))
    }
  }

  @Test("random byte changes never crash the recovery and cost few stars")
  func randomBytes() async throws {
    var generator = SeededGenerator(15)
    for _ in 0..<(SlowPart.isRun ? 12 : 4) {
      try await TemporaryFolder.with { folder async throws in
        let (stores, recovered) = try await damagedDatabase(folder, 200) { bytes in
          for _ in 0..<6 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
        }
        if recovered == nil { return }
        #expect(try await stores.statuses.all().count >= 50)
        _ = try await stores.articles.articles(of: feed)
      }
    }
  }
}
