public import CoreData
public import CoreDomain
public import Files
public import FileStorage
public import ReaderDomain

/// Subscriptions in `subscriptions.opml`, which users and other readers may edit. A malformed file is reported with its line and left
/// unchanged.
public actor OPMLSubscriptionStore: SubscriptionRepository {
  private let directory: DataDirectory
  private let file: StoredFile
  private let sync: any FileSync
  private let executor: FileExecutor
  /// The list as it was read last, and the file that has it.
  private var known: (identity: FileIdentity, outline: Outline)?

  public init(directory: DataDirectory, sync: any FileSync = NoSync(), executor: FileExecutor) {
    self.directory = directory
    self.sync = sync
    self.executor = executor
    file = StoredFile(path: directory.subscriptions)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(ReaderError) -> [Subscription] {
    await sync.catchUp()
    return try await ReaderError.translating { () async throws(DataStoreError) in try outline("all").subscriptions }
  }

  /// The entries that are left out because they name no feed on the web.
  public func refused() async throws(ReaderError) -> [Outline.Refused] {
    try await ReaderError.translating { () async throws(DataStoreError) in try outline("refused").refused }
  }

  private func outline(_ function: String) throws(DataStoreError) -> Outline {
    let identity = try file.identity()
    if let known, known.identity == identity { return known.outline }
    let outline = try document(function).outline
    // A program may edit the file twice within the resolution of its time. Such a file is read again.
    known = identity.flatMap { $0.isSettled ? ($0, outline) : nil }
    return outline
  }

  public func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    try await change { document in
      let added = document.add(subscriptions)
      return (added, isChanged: !added.isEmpty)
    }
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    try await change { document in
      let moved = document.redirect(id, to: url, former: former)
      return (moved, isChanged: moved != nil)
    }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    try await self.change { document in
      let configured = document.configure(id, change)
      return (configured, isChanged: configured != nil)
    }
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    try await change { document in
      document.configure(changes)
      return ((), isChanged: true)
    }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    try await change { document in ((), isChanged: document.recordFeedDetails(details)) }
  }

  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) {
    try await change { document in ((), isChanged: document.recordServerIDs(ids)) }
  }

  public func remove(_ ids: Set<FeedID>, joinedInto feeds: [FeedID: FeedID]) async throws(ReaderError) {
    let joined = Dictionary(uniqueKeysWithValues: feeds.filter { ids.contains($0.key) }.map { ($0.key.text, $0.value.text) })
    try await change(removing: Set(ids.map(\.text)), joining: joined) { document in ((), isChanged: document.remove(ids)) }
  }

  /// The list as an OPML document, for other programs and other places.
  public func text() async throws(ReaderError) -> String {
    await sync.catchUp()
    return try await ReaderError.translating { () async throws(DataStoreError) in
      String(decoding: try bytes(of: try document("text").withoutServerIDs), as: UTF8.self)
    }
  }

  /// Changes the list in one commit, and records the change for other devices.
  /// - Parameters:
  ///   - removed: the keys of the subscriptions that the edit removes.
  ///   - joined: by the key of a joined one, the key of the feed that stays.
  private func change<Result: Sendable>(
    removing removed: Set<String> = [], joining joined: [String: String] = [:], _ function: String = #function,
    _ edit: @Sendable (inout OPMLDocument) -> (Result, isChanged: Bool)
  ) async throws(ReaderError) -> Result {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await sync.recording(file.path, joining: joined) { () async throws(DataStoreError) in
        try await commit(edit, function)
      } removed: { _ in
        removed
      }
    }
  }

  private func commit<Result: Sendable>(
    _ edit: @Sendable (inout OPMLDocument) -> (Result, isChanged: Bool), _ function: String
  ) async throws(DataStoreError) -> Result {
    try await directory.change(#fileID, function) { () throws(DataStoreError) in
      var document = try document(function)
      let (result, isChanged) = edit(&document)
      if isChanged { try file.replace(with: try bytes(of: document), #fileID, function) }
      return result
    }
  }

  private func bytes(of document: OPMLDocument) throws(DataStoreError) -> [UInt8] {
    do throws(OPMLError) { return try document.bytes } catch { throw .unwritable(path: file.path, reason: error.reason) }
  }

  private func document(_ function: String) throws(DataStoreError) -> OPMLDocument {
    guard let bytes = try file.content(limit: FileSystem.maximumBytes, #fileID, function) else {
      try directory.requirePresence()
      return OPMLDocument()
    }
    do throws(OPMLError) {
      return try OPMLDocument(parsing: bytes)
    } catch {
      throw .malformed(path: file.path, line: error.line, reason: error.reason)
    }
  }
}
