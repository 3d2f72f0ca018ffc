public import FileStorage
public import Files
public import Domain

/// Statuses in `statuses.json`: a line an article, the words of its marks. Words that are not known here stay.
public actor JSONStatusStore: StatusDataStore {
  private let directory: DataDirectory
  private let file: RecordFile<StatusesDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(directory.statuses, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    guard let statuses = try await file.content()?.statuses else { return [:] }
    return Dictionary(statuses.ids.map { ($0, statuses[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    guard let statuses = try await file.content()?.statuses else { return [:] }
    return Dictionary(ids.filter { statuses.contains($0) }.map { ($0, statuses[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await directory.change { () throws(DataStoreError) in
      var statuses = try file.contentUnderLock()?.statuses ?? StatusTable()
      var updated: [ArticleID: ArticleStatus] = [:]
      var isChanged = false
      for id in Set(ids) {
        let before = statuses[id]
        let after = before.applying(change)
        updated[id] = after
        guard after != before else { continue }
        isChanged = true
        statuses[id] = after
      }
      if isChanged { try file.replace(with: StatusesDocument(statuses)) }
      return updated
    }
  }
}
