public import FileStorage
public import Files
public import Domain

/// Lists and counts the articles of a data directory. It selects the articles from the indexes, then reads their lines.
public actor JSONListingStore: ListingDataStore {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let statuses: StatusFile

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    statuses = StatusFile(in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await library(of: feeds).reading { (library) throws(DataStoreError) in
      guard let page = try library.page(matching: query), let entries = try library.entries(of: page.rows) else { return nil }
      return page.with(entries)
    }
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await library(of: feeds).reading { (library) throws(DataStoreError) in try library.count(matching: query) }
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await library(of: feeds).reading { (library) throws(DataStoreError) in
      try library.statuses(matching: query)
    }
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await library(of: feeds).reading { (library) throws(DataStoreError) in
      var counts: [FeedID: ArticleCounts] = [:]
      library.forEach { row in if !row.status.isHidden { counts[library.feed(of: row), default: ArticleCounts()].add(row.status) } }
      return counts
    }
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await library(of: feeds).reading(statusesOf: []) { (library) throws(DataStoreError) in
      let ids = library.ids.sorted()
      var found: [ArticleReference: [ArticleID]] = [:]
      for reference in references {
        guard let range = reference.range else { continue }
        let start = ids.partitioningIndex { $0 >= range.lowerBound }
        let meant = ids[start...].prefix { $0 <= range.upperBound }
        if !meant.isEmpty { found[reference] = Array(meant) }
      }
      return found
    }
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await library(of: feeds).reading(statusesOf: ids) { (library) throws(DataStoreError) in
      var rows: [ArticleFileRow] = []
      library.forEach { row in if ids.contains(row.entry.id) { rows.append(row) } }
      return try library.entries(of: rows)
    }
  }

  private func library(of feeds: [FeedID]) -> ArticleSnapshot {
    ArticleSnapshot(feeds.map { ArticleFile(of: $0, in: directory) }, statuses: statuses)
  }
}
