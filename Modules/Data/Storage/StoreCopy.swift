internal import Domain

/// Copies all that a home keeps into another one, which is kept in another way, and compares the two.
struct StoreCopy {
  private let source: (home: HomeFolder, kind: StorageKind)
  private let target: (home: HomeFolder, kind: StorageKind)
  private let executor: FileExecutor

  /// Names both ends.
  init(
    from source: HomeFolder, _ sourceKind: StorageKind, to target: HomeFolder, _ targetKind: StorageKind, executor: FileExecutor
  ) {
    self.source = (source, sourceKind)
    self.target = (target, targetKind)
    self.executor = executor
  }

  /// Copies everything into a new home.
  func copy() async throws(DataStoreError) {
    try target.home.make()
    try StoreFile(of: target.home).replace(with: StoreDocument(kind: target.kind))
    let (old, new) = stores()
    for feed in try await old.articles.shelves() { _ = try await new.articles.takeIn(try await old.articles.pieces(of: feed), of: feed) }
    for (mark, ids) in Self.marks(in: try await old.statuses.all()) { _ = try await new.statuses.update(ids, .set(mark, true)) }
    try await new.visits.record(try await visits(in: old))
    await old.close()
    await new.close()
  }

  /// Reads everything at both ends.
  /// - Throws: `differs` when it is not the same.
  func compare() async throws(StorageCareError) {
    let differing = try await StorageCareError.translating { () async throws(DataStoreError) in
      let (old, new) = stores()
      let found = try await difference(old, new)
      await old.close()
      await new.close()
      return found
    }
    if let differing { throw .differs(what: differing) }
  }

  private func difference(_ old: HomeStores, _ new: HomeStores) async throws(DataStoreError) -> String? {
    let feeds = try await old.articles.shelves()
    guard feeds == (try await new.articles.shelves()) else { return "the feeds" }
    for feed in feeds.sorted() {
      let (pieces, copies) = (try await old.articles.pieces(of: feed), try await new.articles.pieces(of: feed))
      guard pieces.count == copies.count, Set(pieces) == Set(copies) else { return "the articles of feed \(feed)" }
    }
    guard try await old.statuses.all() == (try await new.statuses.all()) else { return "what was done with articles" }
    guard try await visits(in: old) == (try await new.visits.all()) else { return "the visits to servers" }
    return nil
  }

  private func stores() -> (old: HomeStores, new: HomeStores) {
    (HomeStores(source.kind, home: source.home, executor: executor), HomeStores(target.kind, home: target.home, executor: executor))
  }

  /// A feed that has to be taken in once more must not be told by its server that nothing has changed.
  private func visits(in stores: HomeStores) async throws(DataStoreError) -> [FeedID: Visit] {
    var visits = try await stores.visits.all()
    for feed in try await stores.articles.shelves().subtracting(try await stores.articles.completeFeeds().keys) {
      visits[feed]?.validators = nil
    }
    return visits
  }

  private static func marks(in statuses: [ArticleID: ArticleStatus]) -> [ArticleMark: [ArticleID]] {
    var marks: [ArticleMark: [ArticleID]] = [:]
    for (id, status) in statuses { for mark in status.marks { marks[mark, default: []].append(id) } }
    return marks
  }
}
