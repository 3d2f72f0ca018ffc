public import CoreData
public import Files
internal import FileStorage

/// Writes exported documents to files outside the data directory. An existing file is replaced only when the new one is complete, and keeps its
/// permissions. Only the owner can read a new file because URLs can contain passwords.
public actor FileExportStore {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Throws: `unwritable`.
  public func write(_ text: String, toFile path: String) async throws(DataStoreError) {
    try StoreTrace.step("replace \(path)", #fileID, #function) { () throws(DataStoreError) in
      do throws(FileError) {
        try directory.refuse(path)
        try AtomicFile.write(Array(text.utf8), to: path)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }
}
