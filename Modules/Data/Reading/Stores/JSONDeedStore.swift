public import Domain

/// Deeds in `undo.json`: a line a deed.
public actor JSONDeedStore: DeedDataStore {
  private let home: HomeFolder
  private let file: RecordFile<DeedsDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    file = RecordFile(home.deeds, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [Deed] {
    try await file.content()?.deeds.map(\.deed) ?? []
  }

  public func add(_ deed: Deed, keeping most: Int) async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in
      let deeds = try file.contentUnderLock()?.deeds ?? []
      try file.replace(with: DeedsDocument((deeds + [DeedRecord(deed)]).suffix(most)))
    }
  }

  public func removeLast(ifIt deed: Deed) async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in
      guard let deeds = try file.contentUnderLock()?.deeds, deeds.last?.deed == deed else { return }
      try file.replace(with: DeedsDocument(deeds.dropLast()))
    }
  }
}
