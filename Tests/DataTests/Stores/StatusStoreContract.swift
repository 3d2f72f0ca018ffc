import DataLayer
import Domain
import Testing

@Suite("Every store of statuses")
struct StatusStoreContract {
  private let ids = (1...3).map { StoreSample.article($0).id }

  @Test("keeps every mark, also one that nobody knows", arguments: StoreKind.allCases)
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

  @Test("an article that is named twice changes once", arguments: StoreKind.allCases)
  func once(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let changed = try await stores.statuses.update([ids[0], ids[0]], .toggle(.starred))
      #expect(changed == [ids[0]: ArticleStatus([.starred])])
    }
  }

  @Test("what has no mark any more is as new", arguments: StoreKind.allCases)
  func backToNew(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.statuses.update(ids, .set(.starred, true))
      #expect(try await stores.statuses.update(ids, .toggle(.starred)) == Dictionary(uniqueKeysWithValues: ids.map { ($0, .new) }))
      #expect(try await stores.statuses.all() == [:])
    }
  }

  @Test("changes that come at once are all there afterwards", arguments: StoreKind.allCases)
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

  @Test("the same article turned round many times at once is as often turned round", arguments: StoreKind.allCases)
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
