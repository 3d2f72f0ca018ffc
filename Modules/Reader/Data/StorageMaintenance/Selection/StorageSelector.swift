public import ArticleStorage
public import CoreData
public import CoreDomain
internal import FeedServers
internal import FileStorage
public import Files
public import ReaderDomain
public import StatusSync

/// Tells which stores a data directory uses now: those of its storage kind, with sync while sync is on, and with a queue while the
/// directory is bound to a feed server. All is read on every call, because another process may convert, sync, bind or release the
/// directory.
public actor StorageSelector {
  private let directory: DataDirectory
  private let json: ArticleStores
  private let sqlite: ArticleStores
  /// The statuses in each storage kind, which are neither synced nor queued.
  public nonisolated let statuses: @Sendable (StorageKind) -> any StatusDataStore
  /// The sync of the directory's marks.
  public nonisolated let sync: StatusSync
  private let settings: RecordFile<SyncSettings>
  private let executor: FileExecutor
  private let now: CurrentTime

  public init(directory: DataDirectory, executor: FileExecutor, now: @escaping CurrentTime) {
    let json = ArticleStores(.json, directory: directory, executor: executor)
    let sqlite = ArticleStores(.sqlite, directory: directory, executor: executor)
    self.directory = directory
    self.json = json
    self.sqlite = sqlite
    let statuses: @Sendable (StorageKind) -> any StatusDataStore = { $0 == .json ? json.statuses : sqlite.statuses }
    self.statuses = statuses
    sync = StatusSync(directory: directory, statuses: statuses, executor: executor, now: now)
    settings = RecordFile(directory.sync, in: directory)
    self.executor = executor
    self.now = now
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func stores() async throws(DataStoreError) -> ArticleStores {
    let stores = try kind() == .json ? json : sqlite
    guard let other = try await otherSide() else { return stores }
    return other.server == nil ? stores.synced(by: sync) : stores.queued(in: directory, now: now)
  }

  /// The folder or the feed server; nil without either.
  private func otherSide() async throws(DataStoreError) -> SyncSettings? {
    let settings = try await settings.content(#fileID, #function)
    return settings?.folder == nil && settings?.server == nil ? nil : settings
  }

  private func kind() throws(DataStoreError) -> StorageKind { try StorageKindFile(of: directory).content(#fileID, #function).kind }
}
