public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain

/// Lists and counts the articles of a data directory. It selects the articles from the indexes, then reads their lines.
public actor JSONListingStore: ListingDataStore {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let statuses: StatusFile
  private var known = ArticleSnapshot.Known()
  /// How many times reading is attempted when files change meanwhile.
  private static let maximumAttempts = 5

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    statuses = StatusFile(in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await reading(feeds) { (snapshot) throws(DataStoreError) in
      guard let page = try snapshot.page(matching: query), let entries = try snapshot.entries(of: page.rows) else { return nil }
      return page.with(entries)
    }
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await reading(feeds) { (snapshot) throws(DataStoreError) in try snapshot.count(matching: query) }
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await reading(feeds) { (snapshot) throws(DataStoreError) in
      try snapshot.statuses(matching: query)
    }
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await reading(feeds) { (snapshot) throws(DataStoreError) in snapshot.counts }
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await reading(feeds, statusesOf: []) { (snapshot) throws(DataStoreError) in
      var found: [ArticleReference: [ArticleID]] = [:]
      let ranges = references.compactMap(\.range)
      guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() else { return found }
      // For one reference, which is usual, these are few.
      let ids = snapshot.ids(in: first...last)
      for reference in references {
        guard let range = reference.range else { continue }
        let start = ids.partitioningIndex { $0 >= range.lowerBound }
        let matches = ids[start...].prefix { $0 <= range.upperBound }
        if !matches.isEmpty { found[reference] = Array(matches) }
      }
      return found
    }
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await reading(feeds, statusesOf: ids) { (snapshot) throws(DataStoreError) in
      try snapshot.entries(of: snapshot.rows(of: ids))
    }
  }

  /// Runs `work` on the articles of feeds, and reads and runs again when another process rewrites a file meanwhile.
  /// - Parameters:
  ///   - feeds: whose articles are needed.
  ///   - ids: the articles whose statuses are needed; nil for all.
  ///   - work: returns nil when the index of a file does not fit the file any more.
  private func reading<Answer>(
    _ feeds: [FeedID], statusesOf ids: Set<ArticleID>? = nil, _ function: String = #function,
    _ work: (ArticleSnapshot) throws(DataStoreError) -> Answer?
  ) async throws(DataStoreError) -> Answer {
    try await directory.reading(#fileID, function) { () async throws(DataStoreError) in
      let files = feeds.map { ArticleFile(of: $0, in: directory) }
      for _ in 1...Self.maximumAttempts {
        let snapshot: ArticleSnapshot
        (snapshot, known) = try await ArticleSnapshot.read(files, statuses, statusesOf: ids, known: known)
        if let response = try work(snapshot) { return response }
      }
      throw .unreadable(path: statuses.path, reason: "the data directory keeps changing")
    }
  }
}
