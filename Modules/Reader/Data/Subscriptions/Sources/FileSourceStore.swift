public import CoreData
public import CoreDomain
public import Files
public import ReaderDomain

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Feeds of this computer in the file `sources`, which users edit. A malformed file is reported with its line and left unchanged. The file is read
/// and written here alone: sync, exports and feed servers know nothing of it.
public actor FileSourceStore: SubscriptionRepository {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor
  /// The subscriptions as they were read last, and the file that has them.
  private var known: (identity: FileIdentity, subscriptions: [Subscription])?

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: directory.sources)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(ReaderError) -> [Subscription] {
    try await ReaderError.translating { () async throws(DataStoreError) in
      // Most data directories have no such file.
      guard let identity = try file.identity() else { return [] }
      if let known, known.identity == identity { return known.subscriptions }
      let subscriptions = try document("all").subscriptions
      known = identity.isSettled ? (identity, subscriptions) : nil
      return subscriptions
    }
  }

  public func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    try await change { document in
      let added = document.add(subscriptions)
      return (added, isChanged: !added.isEmpty)
    }
  }

  /// Changes nothing: no answer of a server changes what the user wrote.
  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? { nil }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    try await self.change { document in
      var configured: Subscription?
      let isChanged = document.change { subscription in
        guard subscription.id == id else { return nil }
        configured = subscription.changed(change)
        return configured
      }
      return (configured, isChanged: isChanged)
    }
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    try await change { document in
      ((), isChanged: document.change { subscription in changes[subscription.id].map(subscription.changed) })
    }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    try await change { document in
      ((), isChanged: document.change { subscription in details[subscription.id].map(subscription.described(byFeed:)) })
    }
  }

  /// Stores nothing: no server follows the feeds.
  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) {}

  public func remove(_ ids: Set<FeedID>, joinedInto _: [FeedID: FeedID]) async throws(ReaderError) {
    try await change { document in ((), isChanged: document.remove(ids)) }
  }

  /// Changes the file in one commit.
  private func change<Result: Sendable>(
    _ function: String = #function, _ edit: @Sendable (inout SourcesDocument) -> (Result, isChanged: Bool)
  ) async throws(ReaderError) -> Result {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.change(#fileID, function) { () throws(DataStoreError) in
        var document = try document(function)
        let (result, isChanged) = edit(&document)
        if isChanged { try file.replace(with: document.bytes, #fileID, function) }
        return result
      }
    }
  }

  private func document(_ function: String) throws(DataStoreError) -> SourcesDocument {
    guard let bytes = try file.content(limit: SourcesDocument.maximumBytes, #fileID, function) else { return SourcesDocument() }
    do throws(SourcesDocument.Damage) {
      return try SourcesDocument(bytes)
    } catch {
      throw .malformed(path: file.path, line: error.line, reason: error.reason)
    }
  }

  // MARK: Checks

  /// The file, for `store verify`. The user corrects it, so there is no repair.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    let file = StoredFile(path: directory.sources)
    return StoredDocument(
      path: file.path,
      findings: { () throws(DataStoreError) in
        guard let bytes = try file.content(limit: SourcesDocument.maximumBytes) else { return [] }
        var findings: [StorageDiagnostic] = []
        if let problem = SourcesAccess.problem(at: file.path) {
          let remedy: StorageRemedy = problem == SourcesAccess.openToOthers ? .protect(path: file.path) : .edit(path: file.path)
          findings.append(StorageDiagnostic(path: file.path, problem: problem, isHarmless: true, remedy: remedy))
        }
        do throws(SourcesDocument.Damage) {
          findings += try SourcesDocument(bytes).copiedIdentities.map { line, id in
            StorageDiagnostic(
              path: file.path, line: line,
              problem: "its id belongs to another source, so the feed has the ID \(id); the next change writes it",
              isHarmless: true, remedy: .edit(path: file.path))
          }
        } catch {
          findings.append(StorageDiagnostic(path: file.path, line: error.line, problem: error.reason, remedy: .edit(path: file.path)))
        }
        return findings
      }, repair: { () throws(DataStoreError) in [] })
  }
}

/// Whether what the file `sources` names may be run.
package enum SourcesAccess {
  /// Its mode gives rights to others.
  package static let openToOthers = "other users may read or change it, so nothing in it is run; check its lines, then set its mode to 0600"

  /// Why nothing is run, as a clause that follows the path; nil when it may be, also when there is no file yet. A file that another user can
  /// change would let that user run programs with the rights of this one. Blocks: call it on the file thread.
  package static func problem(at path: String) -> String? {
    do throws(FileError) {
      guard let status = try FileSystem.status(of: path) else { return nil }
      guard FileSystem.isRegular(status) else { return "it is not a regular file, so nothing in it is run" }
      guard status.st_uid == geteuid() else { return "it belongs to another user, so nothing in it is run" }
      return status.st_mode & 0o077 == 0 ? nil : openToOthers
    } catch {
      return "it cannot be checked, so nothing in it is run: \(error.reason)"
    }
  }
}

extension DataDirectory {
  /// The file of the feeds that are read from programs and files.
  package var sources: String { "\(path)/sources" }
}

extension SourcesDocument.Damage {
  /// The error as a clause.
  var reason: String {
    switch problem {
    case .source(.unknownKind): "a line begins with 'exec:', 'filter:', 'file:', '#', or with a space before a setting"
    case .source(.tooLong): "the source is longer than \(LocalSource.maximumBytes) bytes"
    case .source(.unprintable): "the source has control characters"
    case .source(.noCommand): "no program is named"
    case .source(.openQuotation): "a quotation mark is not closed"
    case .source(.relativePath(let path)): "'\(path)' begins neither with '/' nor with '~/'"
    case .source(.noURL), .source(.badURL): "no valid http or https URL follows the program"
    case .noValue: "a setting is 'name = value'"
    case .noSource: "a setting stands below no source"
    case .badTags: "the tags are not valid"
    case .notUTF8: "it is not UTF-8 text"
    }
  }
}
