public import ArticleStorage
public import CoreData
public import CoreDomain
internal import FileStorage
public import Files
internal import ReaderDomain
public import StatusSync

/// Tells which stores a data directory uses now: those of its storage kind, and with sync while sync is on. Both are read on every call, because
/// another process may convert the directory, or turn sync on or off.
public actor StorageSelector {
  private let directory: DataDirectory
  private let json: ArticleStores
  private let sqlite: ArticleStores
  /// The sync of the directory's marks.
  public nonisolated let sync: StatusSync
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor, now: @escaping CurrentTime) {
    let json = ArticleStores(.json, directory: directory, executor: executor)
    let sqlite = ArticleStores(.sqlite, directory: directory, executor: executor)
    self.directory = directory
    self.json = json
    self.sqlite = sqlite
    sync = StatusSync(
      directory: directory, statuses: { $0 == .json ? json.statuses : sqlite.statuses }, executor: executor, now: now)
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func stores() async throws(DataStoreError) -> ArticleStores {
    let stores = try kind() == .json ? json : sqlite
    return try await isSynced() ? stores.synced(by: sync) : stores
  }

  private func kind() throws(DataStoreError) -> StorageKind { try StoreFile(of: directory).content(#fileID, #function).kind }

  private func isSynced() async throws(DataStoreError) -> Bool { try await SyncSettings.isOn(in: directory, #fileID, #function) }
}
