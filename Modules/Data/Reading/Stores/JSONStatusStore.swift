public import Domain

/// Statuses in `statuses.json`: a line an article, the words of its marks. Words that are not known here stay.
public actor JSONStatusStore: StatusDataStore {
  private let home: HomeFolder
  private let file: RecordFile<StatusesDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    file = RecordFile(home.statuses, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await file.content()?.statuses.mapValues(\.status) ?? [:]
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await home.change { () throws(DataStoreError) in
      let before = try file.contentUnderLock()?.statuses ?? [:]
      var after = before
      var updated: [ArticleID: ArticleStatus] = [:]
      for id in Set(ids) {
        let status = (before[id]?.status ?? .new).applying(change)
        updated[id] = status
        after[id] = status == .new ? nil : StatusRecord(status)
      }
      if after != before { try file.replace(with: StatusesDocument(after)) }
      return updated
    }
  }
}
