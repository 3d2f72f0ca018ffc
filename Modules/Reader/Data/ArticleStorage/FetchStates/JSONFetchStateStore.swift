public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain

/// Fetch states in `visits.json`, one line per feed.
public actor JSONFetchStateStore: FetchStateDataStore {
  private let directory: DataDirectory
  private let file: RecordFile<FetchStatesDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(directory.fetchStates, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [FeedID: FetchState] {
    try await file.content()?.fetchStates ?? [:]
  }

  public func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      let before = try file.contentUnderLock()?.fetchStates ?? [:]
      let after = before.merging(fetchStates) { _, new in new }
      if after != before { try file.replace(with: FetchStatesDocument(after)) }
    }
  }
}
