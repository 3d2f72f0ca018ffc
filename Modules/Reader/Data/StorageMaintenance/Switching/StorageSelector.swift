public import CoreData
public import Files
internal import FileStorage
package import ReaderDomain

/// Reads the storage kind of a data directory on every call because another process may migrate the directory.
public actor StorageSelector {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package func kind() throws(DataStoreError) -> StorageKind { try StoreFile(of: directory).content().kind }
}
