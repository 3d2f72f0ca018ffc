public import FileStorage
public import Files
public import Domain

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
    guard let statuses = try await file.statuses() else { return [:] }
    return Dictionary(statuses.ids.map { ($0, statuses[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let statuses = try await file.statuses(of: ids)
    var found: [ArticleID: ArticleStatus] = [:]
    found.reserveCapacity(ids.count)
    for id in ids where statuses.contains(id) { found[id] = statuses[id] }
    return found
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await directory.change { () throws(DataStoreError) in try file.update(Set(ids), change) }
  }

  public func update(_ edits: [StatusEdit]) async throws(DataStoreError) {
    // A single edit may concern hundreds of thousands of articles, and needs no list of changes for each.
    if edits.count == 1 { return _ = try await update(edits[0].ids, .set(edits[0].mark, edits[0].isSet)) }
    let changes = StatusEdit.changes(of: edits)
    guard !changes.isEmpty else { return }
    _ = try await directory.change { () throws(DataStoreError) in
      try file.update(Set(changes.keys)) { id, status in (changes[id] ?? []).reduce(status) { $0.applying($1) } }
    }
  }
}
