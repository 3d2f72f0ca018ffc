public import CoreData
public import CoreDomain
public import Files
public import FileStorage
public import ReaderDomain

/// Syncs the subscriptions and other files of this data directory with the records in a shared folder.
///
/// A change by any command or by hand is found by comparing each file with its items as of the last merge. It goes to `records.jsonl` in the
/// data directory, then to the folder. Errors never prevent reading, and never undo a change: the next command finds it again.
public actor RecordSync: FileSync {
  let directory: DataDirectory
  private let executor: FileExecutor
  let settings: RecordFile<SyncSettings>
  let files: [any SyncedFile]
  let repeatJoins: @Sendable ([RemoteJoin]) async throws(ReaderError) -> [RemoteJoin]
  let now: CurrentTime
  var unreported: [SyncDiagnostic] = []

  /// - Parameters:
  ///   - files: the files to sync beside the list of subscriptions.
  ///   - repeatJoins: gives the articles of feeds to the feed into which another device joined them, and returns the complete joins (`RepeatJoins`).
  public init(
    directory: DataDirectory, files: [any SyncedFile] = [],
    repeatJoins: @escaping @Sendable ([RemoteJoin]) async throws(ReaderError) -> [RemoteJoin], executor: FileExecutor,
    now: @escaping CurrentTime
  ) {
    self.directory = directory
    self.repeatJoins = repeatJoins
    self.files = [SubscriptionsFile(in: directory)] + files
    self.executor = executor
    self.now = now
    settings = RecordFile(directory.sync, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The errors and events to report that occurred since the last call.
  public func problems() -> [SyncDiagnostic] {
    defer { unreported = [] }
    return unreported
  }

  /// Records what changed on this device, merges the changes of other devices, and publishes the ones of this device.
  public func catchUp() async { await catchUp(after: nil) }

  /// Performs a change and records it. If recording fails, `problems` reports that.
  public func recording<Result: Sendable>(
    _ path: String, joining: [String: String], _ change: @Sendable () async throws(DataStoreError) -> Result,
    removed: @Sendable (Result) -> Set<String>
  ) async throws(DataStoreError) -> Result {
    let kind = files.first { $0.path == path }?.kind
    // What was changed by hand before the command is not its work. That feeds are joined is recorded before they are removed: after an interruption,
    // it must not be taken for a removal by the user.
    let isCaughtUp = await catchUp(after: joining.isEmpty ? nil : Command(joining: joining))
    let result = try await change()
    await catchUp(after: isCaughtUp ? Command(removed: kind.map { [$0: removed(result)] } ?? [:], joining: joining) : nil)
    return result
  }

  /// What `sync` shows of the records.
  public struct State: Sendable {
    /// The number of records in each file of the folder.
    public fileprivate(set) var records: [String: Int] = [:]
    /// The number of shared items.
    public fileprivate(set) var shared: [SyncRecord.Kind: Int] = [:]
    public fileprivate(set) var unshared: [Subscription] = []
    public fileprivate(set) var unreadable = 0
    public fileprivate(set) var problems: [SyncDiagnostic] = []
  }

  /// The current state, after a merge.
  public func state() async throws(DataStoreError) -> State {
    await catchUp()
    var state = State()
    guard let settings = try await settings.content(), let folder = settings.folder else { return state }
    let journals = JournalFolder(.records, path: folder, device: settings.device, directory: directory)
    var listing = try journals.list()
    let records = try journals.records(&listing)
    state.records = records.counts
    state.unreadable = records.unreadable
    for kind in SyncRecord.Kind.allCases { state.shared[kind] = records.merge.items(of: kind).count }
    for file in files { state.unshared += try file.content()?.unshared ?? [] }
    state.problems = Self.problems(of: listing, of: folder)
    // The errors in this state, and the feeds that are not shared, need no second report.
    let reported = state.problems + state.unshared.map { .unshared(title: $0.title) }
    unreported.removeAll { reported.contains($0) }
    return state
  }

  /// A command that has changed a file. Without one, a file that lacks all former items counts as lost, and an older file as restored from a
  /// backup: nothing is removed on any device because the file of one device was lost.
  struct Command {
    /// The keys of the items that were removed; nil before the change.
    var removed: [SyncRecord.Kind: Set<String>]?
    /// By the key of a feed that is joined into another one, the key of the feed that stays.
    let joining: [String: String]
  }

  @discardableResult
  private func catchUp(after command: Command?) async -> Bool {
    do throws(DataStoreError) {
      guard let settings = try await settings.content(), let folder = settings.folder else { return true }
      try await merge(with: JournalFolder(.records, path: folder, device: settings.device, directory: directory), after: command)
      return true
    } catch {
      note(error)
      return false
    }
  }

  /// Collects an error to report, once for all parts of a command. If the path of the data directory is no folder, the command itself fails.
  func note(_ error: DataStoreError) {
    let problem: SyncDiagnostic
    switch error {
    case .unreadable(settings.path, _) where !isFolder: return
    case .unreadable(let path, let reason): problem = .unusable(path: path, reason: reason)
    default: return note(ReaderError(error))
    }
    if !unreported.contains(problem) { unreported.append(problem) }
  }

  /// Collects an error of a repository.
  func note(_ error: ReaderError) {
    guard case .store(let reason) = error, !unreported.contains(.waiting(reason)) else { return }
    unreported.append(.waiting(reason))
  }

  private var isFolder: Bool { (try? FileSystem.isFolder(directory.path)) ?? false }

  /// The errors in a folder. A missing folder is reported with the marks.
  static func problems(of listing: JournalFolder.FolderListing, of folder: String) -> [SyncDiagnostic] {
    listing.problems.filter { $0.key != folder }.sorted { $0.key < $1.key }.map { .unusable(path: $0.key, reason: $0.value) }
  }
}
