public import CoreData
public import CoreDomain
public import Files
internal import FileStorage
public import ReaderDomain

/// Subscriptions in `subscriptions.opml`, which users and other readers may edit. A malformed file is reported with its line and left
/// unchanged.
public actor OPMLSubscriptionStore: SubscriptionDataStore {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor
  /// The subscriptions as they were read last, and the file that has them.
  private var known: (identity: FileIdentity, subscriptions: [Subscription])?

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: directory.subscriptions)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [Subscription] {
    let identity = try file.identity()
    if let known, known.identity == identity { return known.subscriptions }
    let subscriptions = try document().outline.subscriptions
    // A program may edit the file twice within the resolution of its time. Such a file is read again.
    known = identity.flatMap { $0.isSettled ? ($0, subscriptions) : nil }
    return subscriptions
  }

  public func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription] {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      let added = document.add(subscriptions)
      if !added.isEmpty { try replace(with: document) }
      return added
    }
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription? {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      let moved = document.redirect(id, to: url, former: former)
      if moved != nil { try replace(with: document) }
      return moved
    }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(DataStoreError) -> Subscription? {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      let configured = document.configure(id, change)
      if configured != nil { try replace(with: document) }
      return configured
    }
  }

  public func recordFeedTitles(_ titles: [FeedID: String]) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      if document.recordFeedTitles(titles) { try replace(with: document) }
    }
  }

  public func remove(_ id: FeedID) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      if document.remove(id) { try replace(with: document) }
    }
  }

  public func text() async throws(DataStoreError) -> String {
    String(decoding: try bytes(of: try document()), as: UTF8.self)
  }

  private func replace(with document: OPMLDocument, _ function: String = #function) throws(DataStoreError) {
    try file.replace(with: try bytes(of: document), #fileID, function)
  }

  private func bytes(of document: OPMLDocument) throws(DataStoreError) -> [UInt8] {
    do throws(OPMLError) { return try document.bytes } catch { throw .unwritable(path: file.path, reason: error.reason) }
  }

  private func document(_ function: String = #function) throws(DataStoreError) -> OPMLDocument {
    guard let bytes = try file.content(limit: FileSystem.mostBytes, #fileID, function) else { return OPMLDocument() }
    do throws(OPMLError) {
      return try OPMLDocument(parsing: bytes)
    } catch {
      throw .malformed(path: file.path, line: error.line, reason: error.reason)
    }
  }
}
