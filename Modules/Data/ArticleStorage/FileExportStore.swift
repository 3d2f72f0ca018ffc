public import FileStorage
public import Files

/// Writes documents as files. A file that was there keeps its permissions; a new one is for its owner alone, since addresses can hold
/// passwords.
public actor FileExportStore: ExportDataStore {
  private let executor: FileExecutor

  /// Makes the store, on the thread for files.
  public init(executor: FileExecutor) {
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func write(_ text: String, toFile path: String) async throws(DataStoreError) {
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
