public import FileStorage
public import Files
package import Domain

/// Tells in which way a home is kept, whenever it is asked: another process may have moved it meanwhile.
public actor StorageSelector {
  private let directory: DataDirectory
  private let executor: FileExecutor

  /// Looks at a home, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The way.
  package func kind() throws(DataStoreError) -> StorageKind { try StoreFile(of: directory).content().kind }
}
