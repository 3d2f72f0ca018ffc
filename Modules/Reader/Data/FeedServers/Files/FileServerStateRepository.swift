public import ArticleStorage
public import CoreData
public import CoreDomain
public import Files
internal import FileStorage
public import ReaderDomain
internal import Synchronization

/// The account in `sync.json`, the waiting changes in `server.queue`, and the known items in `server.items`.
public actor FileServerStateRepository: ServerStateRepository {
  private let directory: DataDirectory
  private let settings: RecordFile<SyncSettings>
  private let queue: ServerQueue
  private let knownItems: ServerItems
  private let statusStore: @Sendable (StorageKind) -> any StatusDataStore
  private let executor: FileExecutor

  /// - Parameter statuses: the statuses in each storage kind, which queue nothing.
  public init(
    directory: DataDirectory, statuses: @escaping @Sendable (StorageKind) -> any StatusDataStore, executor: FileExecutor
  ) {
    self.directory = directory
    self.executor = executor
    settings = RecordFile(directory.sync, in: directory)
    queue = ServerQueue(in: directory)
    knownItems = ServerItems(in: directory)
    statusStore = statuses
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The files, for `store verify` and `store repair`. `sync.json` is checked with those of sync.
  public static func documents(in directory: DataDirectory) -> [StoredDocument] {
    [ServerQueue(in: directory).document, ServerItems(in: directory).document]
  }

  // MARK: The account

  public func account() async throws(ReaderError) -> ServerAccount? {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await settings.content(#fileID, "account")?.server.map(ServerAccount.init)
    }
  }

  public func bind(_ account: ServerAccount) async throws(ReaderError) {
    let other = try await change { () throws(DataStoreError) -> String? in
      let before = try settings.contentUnderLock() ?? SyncSettings()
      if let folder = before.folder { return folder }
      let former = before.server.map(ServerAccount.init)
      if let former, former.url != account.url || former.user != account.user { return former.url.shown }
      var account = account
      if former?.userID == account.userID { account.lastContact = former?.lastContact } else { try knownItems.removeAll() }
      // What an interrupted end has left concerns no account any more.
      if former == nil { try queue.remove() }
      try settings.replace(with: SyncSettings(device: before.device, server: account.stored))
      return nil
    }
    if let other { throw .server(.boundElsewhere(other)) }
  }

  public func unbind() async throws(ReaderError) {
    try await change { () throws(DataStoreError) in
      guard let before = try settings.contentUnderLock(), before.server != nil else { return }
      if before.device.isEmpty {
        try StoredFile(path: settings.path).remove()
      } else {
        try settings.replace(with: SyncSettings(device: before.device))
      }
      try queue.remove()
      try knownItems.removeAll()
    }
  }

  public func recordContact(at moment: Timestamp) async throws(ReaderError) {
    try await changeServer { server in
      server.lastContact = moment
      server.notBefore = nil
    }
  }

  public func recordWait(until moment: Timestamp) async throws(ReaderError) {
    try await changeServer { $0.notBefore = moment }
  }

  private func changeServer(
    _ function: String = #function, _ edit: (inout SyncSettings.Server) -> Void
  ) async throws(ReaderError) {
    try await change(function) { () throws(DataStoreError) in
      guard var content = try settings.contentUnderLock(), var server = content.server else { return }
      edit(&server)
      content.server = server
      try settings.replace(with: content)
    }
  }

  // MARK: The queue

  public func pending() async throws(ReaderError) -> PendingMarks {
    try await ReaderError.translating { () async throws(DataStoreError) in try await queue.pending() }
  }

  public func enqueue(_ edits: [StatusEdit], at moment: Timestamp) async throws(ReaderError) {
    try await change { () throws(DataStoreError) in try queue.add(edits, at: moment) }
  }

  public func recordPushed(through number: Int, refused: [StatusEdit], failed: [StatusEdit]) async throws(ReaderError) {
    try await change { () throws(DataStoreError) in try queue.drop(through: number, refused: refused, failed: failed) }
  }

  // MARK: The items

  public func items() async throws(ReaderError) -> [ServerItemID: ArticleID] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await knownItems.all() }
  }

  public func record(_ items: [ServerItemID: ArticleID]) async throws(ReaderError) {
    guard !items.isEmpty else { return }
    try await change { () throws(DataStoreError) in try knownItems.add(items) }
  }

  public func forget(_ items: Set<ServerItemID>) async throws(ReaderError) {
    guard !items.isEmpty else { return }
    try await change { () throws(DataStoreError) in try knownItems.remove(items) }
  }

  // MARK: The statuses

  public func statuses(of ids: Set<ArticleID>) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await statuses.statuses(of: ids) }
  }

  public func apply(_ edits: [StatusEdit]) async throws(ReaderError) -> [StatusEdit] {
    try await ReaderError.translating { () async throws(DataStoreError) in
      while true {
        if let made = try await applied(edits) { return made }
      }
    }
  }

  /// - Returns: the changes that were made; nil when a change was queued after the queue was read. Nothing is changed then.
  private func applied(_ edits: [StatusEdit]) async throws(DataStoreError) -> [StatusEdit]? {
    let known = try queue.identity()
    let own = try await queue.pending().ownMarks
    let update = StatusUpdate(edits).without { id, mark in own[mark]?.contains(id) ?? false }
    let isOutdated = Mutex(false)
    do throws(DataStoreError) {
      let before = try await statuses.update(update, reaching: .all) { [queue] (_) throws(DataStoreError) in
        guard try queue.identity() != known else { return }
        isOutdated.withLock { $0 = true }
        throw .unwritable(path: queue.path, reason: "it was changed meanwhile")
      }
      return StatusEdit.edits(of: before, by: update)
    } catch {
      guard isOutdated.withLock(\.self) else { throw error }
      return nil
    }
  }

  /// The statuses in the storage kind that the directory has now.
  private var statuses: any StatusDataStore {
    get throws(DataStoreError) { statusStore(try StorageKindFile(of: directory).content().kind) }
  }

  private func change<Result: Sendable>(
    _ function: String = #function, _ work: () throws(DataStoreError) -> Result
  ) async throws(ReaderError) -> Result {
    try await ReaderError.translating { () async throws(DataStoreError) in try await directory.change(#fileID, function, work) }
  }
}
