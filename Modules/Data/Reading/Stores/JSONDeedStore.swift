public import Domain

/// Deeds in `undo.jsonl`: a line a deed, the last one at the end. In earlier versions they stood in `undo.json`, which is taken over with the next
/// deed.
public actor JSONDeedStore: DeedDataStore {
  /// How many deeds are kept, at least.
  public static let mostDeeds = 1_000
  /// Deeds about hundreds of thousands of articles take megabytes each; of those, fewer are kept.
  private static let mostBytes = 16 << 20

  private let home: HomeFolder
  private let stack: LineStack<DeedRecord>
  private let formerFile: RecordFile<DeedsDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    stack = Self.stack(in: home)
    formerFile = RecordFile(home.formerDeeds, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The file of a home.
  static func stack(in home: HomeFolder) -> LineStack<DeedRecord> {
    LineStack(home.deeds, in: home, mostEntries: mostDeeds, mostBytes: mostBytes)
  }

  public func last() async throws(DataStoreError) -> Deed? {
    if try stack.exists { return try await stack.last()?.deed }
    return try await formerFile.content()?.deeds.last?.deed
  }

  public func add(_ deed: Deed) async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in
      try takeOver()
      try stack.push([DeedRecord(deed)])
    }
  }

  public func removeLast(ifIt deed: Deed) async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in
      try takeOver()
      try stack.pop { $0.deed == deed }
    }
  }

  private func takeOver() throws(DataStoreError) {
    guard try !stack.exists, let former = try formerFile.contentUnderLock()?.deeds, !former.isEmpty else { return }
    try stack.push(former)
    try StoredFile(path: formerFile.path).remove()
  }
}
