import ArticleStorage
import CoreData
import DataDoubles
import ReaderDomain
import StorageDoubles
import Synchronization
import Testing

@Suite("Status store contract")
struct StatusStoreContract {
  private let ids = (1...3).map { StoreSample.article($0).id }

  @Test("every mark is kept, including unknown marks", arguments: StoreKind.allCases)
  func marks(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.statuses
      #expect(try await store.all() == [:])
      let pinned = ArticleMark(rawValue: "pin \"\\ é")
      #expect(try await store.update([ids[0]], .set(pinned, true)) == [ids[0]: ArticleStatus([pinned])])
      #expect(
        try await store.update([ids[0], ids[1]], .set(.read, true)) == [
          ids[0]: ArticleStatus([pinned, .read]), ids[1]: ArticleStatus([.read]),
        ])
      #expect(try await store.all() == [ids[0]: ArticleStatus([pinned, .read]), ids[1]: ArticleStatus([.read])])
    }
  }

  @Test("the statuses of a few or many articles equal those in the full table", arguments: StoreKind.allCases, [2, 700])
  func chosen(_ kind: StoreKind, count: Int) async throws {
    try await kind.withStores { stores async throws in
      let chosen = (1...count).map { StoreSample.article($0).id }
      _ = try await stores.statuses.update(chosen + [StoreSample.article(5000).id], .set(.read, true))
      _ = try await stores.statuses.update([chosen[0]], .set(.starred, true))
      let statuses = try await stores.statuses.statuses(of: Set(chosen + [StoreSample.article(6000).id]))
      #expect(statuses.count == count && statuses[chosen[0]] == ArticleStatus([.read, .starred]))
      let all = try await stores.statuses.all()
      #expect(statuses == all.filter { chosen.contains($0.key) })
    }
  }

  @Test("a tag is the same tag whether é is one scalar or two", arguments: StoreKind.allCases, [2, 700])
  func spellings(_ kind: StoreKind, count: Int) async throws {
    let (composed, decomposed) = (ArticleMark.tag(try TagName("caf\u{E9}")), ArticleMark.tag(try TagName("cafe\u{301}")))
    #expect(composed == decomposed && !composed.rawValue.utf8.elementsEqual(decomposed.rawValue.utf8))
    try await kind.withStores { stores async throws in
      let feed = StoreSample.feed()
      _ = try await stores.articles.store((1...count * 2).map { StoreSample.piece($0) }, of: feed)
      let articles = (1...count * 2).map { StoreSample.article($0).id }
      func ids(_ query: ArticleQuery) async throws -> Set<ArticleID> {
        Set(try await stores.listings.entries(matching: query, in: [feed]).map(\.article.id))
      }
      _ = try await stores.statuses.update(Array(articles.prefix(count)), .set(composed, true))
      _ = try await stores.statuses.update(Array(articles.suffix(count)), .set(decomposed, true))
      for mark in [composed, decomposed] {
        #expect(try await ids(ArticleQuery(having: [mark])) == Set(articles))
        #expect(try await stores.listings.count(matching: ArticleQuery(lacking: [mark]), in: [feed]) == 0)
        #expect(try await stores.listings.statuses(matching: ArticleQuery(having: [mark]), in: [feed]).count == count * 2)
      }
      _ = try await stores.statuses.update(Array(articles.prefix(count)), .toggle(decomposed))
      #expect(try await ids(ArticleQuery(having: [composed])) == Set(articles.suffix(count)))
      _ = try await stores.statuses.update(articles, .set(composed, false))
      #expect(try await stores.statuses.all() == [:])
    }
  }

  @Test("an article that is listed twice changes once", arguments: StoreKind.allCases)
  func once(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let changed = try await stores.statuses.update([ids[0], ids[0]], .toggle(.starred))
      #expect(changed == [ids[0]: ArticleStatus([.starred])])
    }
  }

  @Test("an article without marks has the status of a new article", arguments: StoreKind.allCases)
  func backToNew(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.statuses.update(ids, .set(.starred, true))
      #expect(try await stores.statuses.update(ids, .toggle(.starred)) == Dictionary(uniqueKeysWithValues: ids.map { ($0, .new) }))
      #expect(try await stores.statuses.all() == [:])
    }
  }

  @Test(
    "a change of thousands of articles changes each of them, and lists and counts reflect it", arguments: StoreKind.allCases,
    [.set(.read, true), .set(.read, false), .toggle(.starred), .set(ArticleMark(rawValue: "pinned"), true)] as [ArticleStatus.Change])
  func thousands(_ kind: StoreKind, _ change: ArticleStatus.Change) async throws {
    try await kind.withStores { stores async throws in
      let feeds = [StoreSample.feed(1), StoreSample.feed(2)]
      for feed in feeds { _ = try await stores.articles.store((1...700).map { StoreSample.piece($0, feed: feed) }, of: feed) }
      let all = feeds.flatMap { feed in (1...700).map { StoreSample.article($0, feed: feed).id } }
      // One article is not stored. Some are read, some are starred, some are both, and some are not part of the change.
      let absent = StoreSample.article(9_999).id
      var expected: [ArticleID: ArticleStatus] = [:]
      for (mark, ids) in [(ArticleMark.read, all.prefix(90)), (.starred, all[50..<90] + all.suffix(90))] {
        _ = try await stores.statuses.update(Array(ids), .set(mark, true))
        for id in ids { expected[id] = (expected[id] ?? .new).applying(.set(mark, true)) }
      }
      let chosen = Array(all.dropFirst(10).dropLast(10)) + [absent]
      let changed = try await stores.statuses.update(chosen, change)
      for id in chosen { expected[id] = (expected[id] ?? .new).applying(change) }
      #expect(changed == expected.filter { chosen.contains($0.key) })
      #expect(try await stores.statuses.all() == expected.filter { $0.value != .new })
      for feed in feeds {
        let entries = try await stores.listings.entries(matching: .all, in: [feed])
        #expect(entries.count == 700 && entries.allSatisfy { $0.status == expected[$0.article.id] ?? .new })
        let counts = try await stores.listings.counts(in: [feed])[feed]
        #expect(counts?.unread == entries.count { !$0.status.isRead } && counts?.starred == entries.count { $0.status.isStarred })
        #expect(try await stores.listings.count(matching: ArticleQuery(lacking: [.read]), in: [feed]) == counts?.unread)
        let starred = try await stores.listings.entries(matching: ArticleQuery(having: [.starred]), in: [feed])
        #expect(starred.count == counts?.starred)
      }
    }
  }

  @Test(
    "a commit decides which articles it reaches, and returns and notes their statuses before it", arguments: StoreKind.allCases, [2, 700])
  func reached(_ kind: StoreKind, count: Int) async throws {
    try await kind.withStores { stores async throws in
      let (feeds, store) = ([StoreSample.feed(1), StoreSample.feed(2)], stores.statuses)
      for feed in feeds { _ = try await stores.articles.store((1...count).map { StoreSample.piece($0, feed: feed, body: nil) }, of: feed) }
      let stored = (1...count).map { StoreSample.article($0, feed: feeds[0]).id }
      let others = [StoreSample.article(1, feed: feeds[1]).id, StoreSample.article(9_999).id]
      _ = try await store.update([stored[0], others[1]], .set(.starred, true))
      var expected = try await store.all()
      let before = Dictionary(uniqueKeysWithValues: stored.map { ($0, expected[$0] ?? .new) })
      let update = StatusUpdate(others + stored + stored, .toggle(.starred))
      let edits = StatusUpdate([
        StatusEdit(mark: .starred, isSet: true, ids: stored + others), StatusEdit(mark: .read, isSet: true, ids: Array(stored.prefix(1))),
      ])
      for update in [update, edits] {
        #expect(
          try await store.update(update, reaching: .allStored(in: [feeds[0]])) { _ throws(DataStoreError) in throw .cancelled } == [:])
        await #expect(throws: DataStoreError.cancelled) {
          try await store.update(update, reaching: .stored(in: [feeds[0]])) { _ throws(DataStoreError) in throw .cancelled }
        }
        #expect(try await store.all() == expected, "Nothing changes when an article lacks, or when the note fails.")
      }
      let noted = Mutex<[ArticleID: ArticleStatus]>([:])
      #expect(try await store.update(update, reaching: .stored(in: feeds.dropLast())) { given in noted.withLock { $0 = given } } == before)
      #expect(noted.withLock(\.self) == before)
      for id in stored { expected[id] = (expected[id] ?? .new).applying(.toggle(.starred)) }
      #expect(try await store.all() == expected.filter { $0.value != .new })
      let all = try await store.update(edits, reaching: .stored(in: feeds))
      #expect(all.count == count + 1 && all[stored[0]] == .new && all[others[0]] == .new)
      for id in stored + others.prefix(1) { expected[id] = ArticleStatus(id == stored[0] ? [.starred, .read] : [.starred]) }
      #expect(try await store.all() == expected)
      #expect(try await store.update(StatusUpdate(stored, .set(.read, false)), reaching: .allStored(in: feeds)).count == count)
      #expect(try await store.update(update, reaching: .stored(in: [])) == [:])
    }
  }

  @Test("concurrent changes are all stored", arguments: StoreKind.allCases)
  func concurrent(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let many = (0..<50).map { StoreSample.article($0).id }
      await withTaskGroup { group in
        for id in many {
          group.addTask { await #expect(throws: Never.self) { _ = try await stores.statuses.update([id], .toggle(.read)) } }
        }
      }
      #expect(try await stores.statuses.all() == Dictionary(uniqueKeysWithValues: many.map { ($0, ArticleStatus([.read])) }))
    }
  }

  @Test("concurrent toggles of one article are all applied", arguments: StoreKind.allCases)
  func concurrentOnOne(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let id = StoreSample.article(1).id
      await withTaskGroup { group in
        for _ in 0..<51 {
          group.addTask { await #expect(throws: Never.self) { _ = try await stores.statuses.update([id], .toggle(.starred)) } }
        }
      }
      #expect(try await stores.statuses.all() == [id: ArticleStatus([.starred])])
    }
  }
}
