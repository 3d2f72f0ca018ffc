public import Domain

/// Visits in `visits.json`: a line a feed.
public actor JSONVisitStore: VisitDataStore {
  private let home: HomeFolder
  private let file: RecordFile<VisitsDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    file = RecordFile(home.visits, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [FeedID: Visit] {
    try await file.content()?.visits.mapValues(\.visit) ?? [:]
  }

  public func record(_ visits: [FeedID: Visit]) async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in
      let before = try file.contentUnderLock()?.visits ?? [:]
      let after = before.merging(visits.mapValues(VisitRecord.init)) { _, new in new }
      if after != before { try file.replace(with: VisitsDocument(after)) }
    }
  }
}
