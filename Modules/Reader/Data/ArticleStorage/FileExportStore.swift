public import CoreData
public import Files

/// Writes documents as files. An existing file keeps its permissions. Only the owner can read a new file because URLs can contain
/// passwords.
public actor FileExportStore: ExportDataStore {
  private let executor: FileExecutor

  public init(executor: FileExecutor) {
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func write(_ text: String, toFile path: String) async throws(DataStoreError) {
    try StoreTrace.step("replace \(path)", #fileID, #function) { () throws(DataStoreError) in
      do throws(FileError) {
        try AtomicFile.write(Array(text.utf8), to: path)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }
}
