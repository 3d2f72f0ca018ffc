public import CoreData
public import Files
public import ReaderDomain

/// What the full screen remembers, in `screen.json`.
public actor JSONScreenMemoryStore {
  private let directory: DataDirectory
  private let file: RecordFile<ScreenMemoryDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(Self.path(in: directory), in: directory)
  }

  /// The file, for `store verify` and `store repair`.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(ScreenMemoryDocument.self, at: path(in: directory), in: directory)
  }

  private static func path(in directory: DataDirectory) -> String { "\(directory.path)/screen.json" }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func memory() async throws(ReaderError) -> ScreenMemory {
    try await ReaderError.translating { () async throws(DataStoreError) in try await file.content()?.memory ?? ScreenMemory() }
  }

  /// Changes the memory atomically, because several sessions may run at once.
  public func remember(_ change: ScreenMemory.Change) async throws(ReaderError) {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.change { () throws(DataStoreError) in
        let memory = try file.contentUnderLock()?.memory ?? ScreenMemory()
        let changed = memory.applying(change)
        if changed != memory { try file.replace(with: ScreenMemoryDocument(changed)) }
      }
    }
  }
}
