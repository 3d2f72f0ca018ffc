public import CoreData
public import Files
public import ReaderDomain

/// Statuses in `statuses.json`, one line per article with the words of its marks, and recent changes in `statuses.recent.jsonl`. Unknown words
/// are preserved.
public actor JSONStatusStore: StatusDataStore {
  private let directory: DataDirectory
  private let file: StatusFile
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StatusFile(in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let statuses = try await directory.reading { () async throws(DataStoreError) in try await file.statuses() }
    guard let statuses else { return [:] }
    return Dictionary(statuses.ids.map { ($0, statuses[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let statuses = try await directory.reading { () async throws(DataStoreError) in try await file.statuses(of: ids) }
    var found: [ArticleID: ArticleStatus] = [:]
    found.reserveCapacity(ids.count)
    for id in ids where statuses.contains(id) { found[id] = statuses[id] }
    return found
  }

  public func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let ids = update.ids
    guard !ids.isEmpty else { return [:] }
    return try await directory.change { () throws(DataStoreError) in
      let reached = try reach.reached(of: ids) { (feeds) throws(DataStoreError) in try stored(ids, in: feeds) }
      guard let reached, !reached.isEmpty else { return [:] }
      return try file.update(reached, noting: note, update.applied)
    }
  }

  /// The articles among these that are in the files of these feeds. The caller must hold the lock.
  private func stored(_ ids: Set<ArticleID>, in feeds: [FeedID]) throws(DataStoreError) -> Set<ArticleID> {
    var found: Set<ArticleID> = []
    for feed in feeds where found.count < ids.count {
      for entry in try ArticleFile(of: feed, in: directory).indexUnderLock()?.entries ?? [] where ids.contains(entry.id) {
        found.insert(entry.id)
      }
    }
    return found
  }
}
