import ArticleStorage
import CoreData
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Rules and hidden articles in stores")
struct RuledStoreContract {
  private let feed = StoreSample.feed()

  private func numbers(_ stores: Stores, _ query: ArticleQuery = .all) async throws -> [Int] {
    try await stores.listings.page(matching: query, in: [feed]).rows.map(\.article.position)
  }

  @Test("the marks of rules come with the articles: a hidden one is never listed", arguments: StoreKind.allCases)
  func marks(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let pieces = [1, 2, 3].map { StoreSample.piece($0, body: "body nr\($0)") }
      let merged = try await stores.articles.store(
        pieces, of: feed, marker: StoreSample.rules("when title:2 => hide, read\nwhen body:\"body nr3\" => star, keep\nwhen zebra => hide"))
      #expect(merged.new.count == 3)
      #expect(merged.marked.hidden == [StoreSample.article(2).id])
      #expect(merged.marked.counts == [1: 1, 2: 1])
      #expect(try await numbers(stores) == [1, 3])
      #expect(try await numbers(stores, ArticleQuery(lacking: [.read])) == [1, 3])
      #expect(try await numbers(stores, ArticleQuery(having: [.hidden])) == [2])
      #expect(try await numbers(stores, .everything) == [1, 2, 3])
      #expect(
        try await stores.statuses.all() == [
          StoreSample.article(2).id: ArticleStatus([.hidden, .read]), StoreSample.article(3).id: ArticleStatus([.starred, .kept]),
        ])
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 2, unread: 2, starred: 1)])
    }
  }

  @Test("the marks are noted inside the commit, before anything is stored: if that fails, nothing is stored", arguments: StoreKind.allCases)
  func noted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let pieces = [1, 2, 3].map { StoreSample.piece($0) }
      let full = DataStoreError.unwritable(path: "journal", reason: "No space left on device")
      let hidesTwo = StoreSample.rules("when title:2 => hide")
      await #expect(throws: full) {
        try await stores.articles.store(pieces, of: feed, marker: hidesTwo) { (hits) throws(DataStoreError) in
          #expect(hits.hidden == [StoreSample.article(2).id])
          throw full
        }
      }
      #expect(try await numbers(stores, .everything) == [])
      #expect(try await stores.statuses.all() == [:])
      // Without marks there is nothing to note.
      _ = try await stores.articles.store([pieces[0]], of: feed, marker: hidesTwo) { (_) throws(DataStoreError) in throw full }
      #expect(try await stores.articles.store(pieces, of: feed, marker: hidesTwo).new.count == 2)
      #expect(try await numbers(stores) == [1, 3])
    }
  }

  @Test("edits of several marks are one commit, and the last edit of a mark counts", arguments: StoreKind.allCases)
  func edits(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: feed)
      let ids = (1...3).map { StoreSample.article($0).id }
      try await stores.statuses.update([
        StatusEdit(mark: .hidden, isSet: true, ids: [ids[0], ids[1]]), StatusEdit(mark: .starred, isSet: true, ids: [ids[1], ids[2]]),
        StatusEdit(mark: .hidden, isSet: false, ids: [ids[1]]),
      ])
      let expected = [ids[0]: ArticleStatus([.hidden]), ids[1]: ArticleStatus([.starred]), ids[2]: ArticleStatus([.starred])]
      #expect(try await stores.statuses.all() == expected)
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 2, unread: 2, starred: 2)])
      try await stores.statuses.update([])
      try await stores.statuses.update([StatusEdit(mark: .starred, isSet: false, ids: ids)])
      #expect(try await stores.statuses.all() == [ids[0]: ArticleStatus([.hidden])])
    }
  }

  @Test("rules look only at new articles without a status, so the user's marks win", arguments: StoreKind.allCases)
  func once(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let hideAll = StoreSample.rules("when feed:1 => hide")
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      _ = try await stores.statuses.update([StoreSample.article(2).id], .set(.starred, true))
      let merged = try await stores.articles.store((1...3).map { StoreSample.piece($0) }, of: feed, marker: hideAll)
      #expect(merged.marked.hidden == [StoreSample.article(3).id])
      _ = try await stores.statuses.update([StoreSample.article(3).id], .set(.hidden, false))
      _ = try await stores.articles.store([StoreSample.piece(3, title: "Edited")], of: feed, marker: hideAll)
      #expect(try await numbers(stores) == [1, 2, 3])
    }
  }

  @Test(
    "hidden articles are counted nowhere, whatever their other marks, and return when they are shown again", arguments: StoreKind.allCases)
  func counts(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store((1...8).map { StoreSample.piece($0, body: "tea") }, of: feed)
      let ids = (1...8).map { StoreSample.article($0).id }
      for (places, mark) in [([0, 1, 2, 3], ArticleMark.hidden), ([0, 1, 4], .read), ([0, 2, 5], .starred)] {
        _ = try await stores.statuses.update(places.map { ids[$0] }, .set(mark, true))
      }
      func counts() async throws -> ArticleCounts? { try await stores.listings.counts(in: [feed])[feed] }
      #expect(try await counts() == ArticleCounts(all: 4, unread: 3, starred: 1))
      for (query, count) in [
        (ArticleQuery.all, 4), (ArticleQuery(lacking: [.read]), 3), (ArticleQuery(having: [.read]), 1),
        (ArticleQuery(having: [.starred]), 1),
        (ArticleQuery(lacking: [.starred]), 3), (ArticleQuery(having: [.hidden]), 4),
        (ArticleQuery(having: [.hidden], lacking: [.read]), 2),
        (ArticleQuery(having: [.hidden, .starred]), 2), (.everything, 8), (ArticleQuery(lacking: [.read], includesHidden: true), 5),
        (ArticleQuery(having: [.hidden], lacking: [.hidden]), 0), (ArticleQuery(words: ["article"]), 4),
        (ArticleQuery(words: ["tea"], searchesBodies: true), 4), (ArticleQuery(since: StoreSample.moment), 4),
      ] {
        #expect(try await stores.listings.count(matching: query, in: [feed]) == count, "\(query)")
        #expect(try await stores.listings.page(matching: query, in: [feed]).rows.count == count, "\(query)")
        #expect(try await stores.listings.statuses(matching: query, in: [feed]).count == count, "\(query)")
      }
      #expect(try await stores.listings.entries(of: Set(ids), in: [feed]).count == 8, "An id finds a hidden article, too.")
      _ = try await stores.statuses.update(ids, .set(.hidden, false))
      #expect(try await counts() == ArticleCounts(all: 8, unread: 5, starred: 3))
    }
  }

  @Test("many articles can be hidden at once", arguments: StoreKind.allCases)
  func many(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store((1...700).map { StoreSample.piece($0, body: nil) }, of: feed)
      let ids = (1...600).map { StoreSample.article($0).id }
      _ = try await stores.statuses.update(ids, .set(.hidden, true))
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 100, unread: 100)])
      _ = try await stores.statuses.update(ids, .set(.read, true))
      _ = try await stores.statuses.update(ids, .set(.hidden, false))
      #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 700, unread: 100)])
    }
  }

  @Test("retention removes a hidden article like any other, but none that is kept", arguments: StoreKind.allCases)
  func retention(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store((1...4).map { StoreSample.piece($0) }, of: feed)
      for (number, mark) in [(2, ArticleMark.kept), (3, .hidden), (4, .read)] {
        _ = try await stores.statuses.update([StoreSample.article(number).id], .set(mark, true))
      }
      let purged = try await stores.articles.purge(feed, keeping: Retention(maximumArticles: 1), document: [], at: StoreSample.moment)
      #expect(purged == 2)
      #expect(try await numbers(stores, .everything) == [1, 2])
    }
  }

  @Test("a mark of a rule that was stored before its articles is there when they arrive", arguments: StoreKind.allCases)
  func interrupted(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      // As after an interruption between the two writes of the file store.
      _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.hidden, true))
      _ = try await stores.articles.store(
        [StoreSample.piece(1), StoreSample.piece(2)], of: feed, marker: StoreSample.rules("when article => hide"))
      #expect(try await numbers(stores) == [])
      #expect(try await stores.listings.counts(in: [feed])[feed]?.all ?? 0 == 0)
    }
  }
}
