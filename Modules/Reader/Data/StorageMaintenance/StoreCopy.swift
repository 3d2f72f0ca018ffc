internal import CoreDomain
internal import ArticleStorage
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain

/// Copies all data to a data directory with another storage kind, and compares the two.
struct StoreCopy {
  private let source: (directory: DataDirectory, kind: StorageKind)
  private let target: (directory: DataDirectory, kind: StorageKind)
  private let executor: FileExecutor

  init(
    from source: DataDirectory, _ sourceKind: StorageKind, to target: DataDirectory, _ targetKind: StorageKind, executor: FileExecutor
  ) {
    self.source = (source, sourceKind)
    self.target = (target, targetKind)
    self.executor = executor
  }

  /// Requires that all files are in formats that this version can read.
  func requireKnownFormats() async throws(DataStoreError) {
    let old = ArticleStores(source.kind, directory: source.directory, executor: executor)
    for feed in try await old.articles.feedsWithArticles() { _ = try await old.articles.articles(of: feed) }
    _ = try await old.statuses.all()
    _ = try await old.fetchStates.all()
    await old.close()
  }

  /// The sorted feeds that are followed, whose articles were stored and whose files are lost: nothing removes the file of a feed. If the lists of
  /// feeds are lost, too, every feed counts. In a database, all articles are in one file.
  func feedsWithoutArticles() async throws(DataStoreError) -> [FeedID] {
    guard source.kind == .json else { return [] }
    let old = ArticleStores(source.kind, directory: source.directory, executor: executor)
    let fetchStates = try await old.fetchStates.all()
    await old.close()
    let lost = Set(fetchStates.filter { $0.value.articles ?? 0 > 0 }.keys).subtracting(try source.directory.feedsWithArticleFiles())
    return lost.intersection(try source.directory.followedFeeds() ?? lost).sorted()
  }

  /// Copies everything to a new data directory.
  func copy() async throws(DataStoreError) {
    try target.directory.make()
    try StorageKindFile(of: target.directory).replace(with: StoreDocument(kind: target.kind))
    let (old, new) = stores()
    for feed in try await old.articles.feedsWithArticles() {
      if Task.isCancelled { throw .cancelled }
      _ = try await new.articles.store(try await old.articles.articles(of: feed), of: feed)
    }
    for (mark, ids) in Self.marks(in: try await old.statuses.all()) {
      try await new.statuses.update([StatusEdit(mark: mark, isSet: true, ids: ids)])
    }
    try await new.fetchStates.record(try await fetchStates(in: old))
    await old.close()
    await new.close()
  }

  /// Reads both directories and compares them.
  /// - Throws: `differs` when they have different content.
  func compare() async throws(StorageMaintenanceError) {
    let differing = try await StorageMaintenanceError.translating { () async throws(DataStoreError) in
      let (old, new) = stores()
      let found = try await difference(old, new)
      await old.close()
      await new.close()
      return found
    }
    if let differing { throw .differs(what: differing) }
  }

  private func difference(_ old: ArticleStores, _ new: ArticleStores) async throws(DataStoreError) -> String? {
    let feeds = try await old.articles.feedsWithArticles()
    guard feeds == (try await new.articles.feedsWithArticles()) else { return "the feeds" }
    for feed in feeds.sorted() {
      let (articles, copies) = (try await old.articles.articles(of: feed), try await new.articles.articles(of: feed))
      guard articles.count == copies.count, Set(articles) == Set(copies) else { return "the articles of feed \(feed)" }
    }
    guard try await old.statuses.all() == (try await new.statuses.all()) else { return "the statuses" }
    guard try await fetchStates(in: old) == (try await new.fetchStates.all()) else { return "the fetch states" }
    return nil
  }

  private func stores() -> (old: ArticleStores, new: ArticleStores) {
    (
      ArticleStores(source.kind, directory: source.directory, executor: executor),
      ArticleStores(target.kind, directory: target.directory, executor: executor)
    )
  }

  /// An incomplete feed loses its validators, so that the server does not answer "not modified".
  private func fetchStates(in stores: ArticleStores) async throws(DataStoreError) -> [FeedID: FetchState] {
    var fetchStates = try await stores.fetchStates.all()
    for feed in try await stores.articles.feedsWithArticles().subtracting(try await stores.articles.completeFeeds().keys) {
      fetchStates[feed]?.validators = nil
    }
    return fetchStates
  }

  private static func marks(in statuses: [ArticleID: ArticleStatus]) -> [ArticleMark: [ArticleID]] {
    var marks: [ArticleMark: [ArticleID]] = [:]
    for (id, status) in statuses { for mark in status.marks { marks[mark, default: []].append(id) } }
    return marks
  }
}
