public import ArticleStorage
public import CoreData
public import CoreDomain
public import Files
internal import FileStorage
public import ReaderDomain

/// Syncs the statuses of this data directory with the journals in a shared folder.
///
/// A status change on this device goes first to `journal.jsonl` in the data directory, then to the statuses, then to the folder. If the
/// folder is missing, it gets the change later. Status changes of other devices are merged before statuses are read, but only if a journal
/// has changed. Errors in the folder are reported and never prevent reading.
public actor StatusSync {
  let directory: DataDirectory
  private let executor: FileExecutor
  private let statusStore: @Sendable (StorageKind) -> any StatusDataStore
  let settings: RecordFile<SyncSettings>
  let now: CurrentTime
  var unreported: [SyncDiagnostic] = []

  /// The maximum number of status changes in memory. Larger journals are merged in parts.
  static let changesAtOnce = 500_000

  /// - Parameter statuses: the statuses, which are not synced, in each storage kind.
  public init(
    directory: DataDirectory, statuses: @escaping @Sendable (StorageKind) -> any StatusDataStore, executor: FileExecutor,
    now: @escaping CurrentTime
  ) {
    self.directory = directory
    self.executor = executor
    statusStore = statuses
    self.now = now
    settings = RecordFile(directory.sync, in: directory)
  }

  /// The file that says where to sync, for `store verify` and `store repair`.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(SyncSettings.self, at: directory.sync, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The statuses in the storage kind that the directory has now.
  var statuses: any StatusDataStore {
    get throws(DataStoreError) { statusStore(try StorageKindFile(of: directory).content().kind) }
  }

  /// The errors to report that occurred since the last call. Each error is reported once, and again only after it was resolved and comes
  /// back.
  public func problems() -> [SyncDiagnostic] {
    defer { unreported = [] }
    return unreported
  }

  /// Merges the status changes of other devices and publishes the ones of this device.
  /// - Returns: whether all marks in the folder are known.
  @discardableResult
  public func catchUp() async throws(DataStoreError) -> Bool {
    guard let settings = try await settings.content(), let folder = settings.folder else { return true }
    do throws(DataStoreError) {
      return try await catchUp(with: JournalFolder(path: folder, device: settings.device, directory: directory))
    } catch {
      // Status changes of other devices can wait: this error must not prevent showing articles.
      guard error.isPassing, case .store(let problem) = ReaderError(error) else { throw error }
      unreported.append(.waiting(problem))
      return false
    }
  }

  /// The current state of the sync.
  public func state() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    guard let settings = try await settings.content() else { return SyncState(folder: nil, device: "") }
    guard let folder = settings.folder else { return SyncState(folder: nil, device: settings.device) }
    let journals = JournalFolder(path: folder, device: settings.device, directory: directory)
    var listing = try journals.list()
    let (_, tail) = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: folder))
    let (changes, unreadable) = journals.counts(tail.positions, listing)
    // The errors in this state need no second report.
    let problems = listing.problems.sorted { $0.key < $1.key }.map { SyncDiagnostic.unusable(path: $0.key, reason: $0.value) }
    unreported.removeAll { problems.contains($0) }
    return SyncState(folder: folder, device: settings.device, journals: changes, unreadable: unreadable, problems: problems)
  }

  /// Starts to sync with a folder. Every mark that is set on this device or in the folder is set on all devices afterwards. No star is
  /// lost, whatever the devices did before.
  public func begin(in folder: String, called name: String) async throws(DataStoreError) -> SyncState {
    let folder = try JournalFolder.whole(folder, besides: directory)
    let former = try await settings.content()?.device ?? ""
    var device = former.isEmpty ? SyncSettings.newDevice(called: name) : former
    var journals = JournalFolder(path: folder, device: device, directory: directory)
    var listing = try journals.list()
    guard listing.isThere else { throw .unreadable(path: folder, reason: listing.problems[folder] ?? "it no longer exists") }
    let union = try await directory.change { () throws(DataStoreError) in try journals.unite(after: SeenJournals.Given(), &listing) }
    if union?.hasStrangers == true {
      device = SyncSettings.newDevice(insteadOf: device)
      journals = JournalFolder(path: folder, device: device, directory: directory)
      listing = try journals.list()
      unreported.append(.renamed(device: device))
    }
    let all = try await statuses.all()
    let known = try Self.known(ofMarksIn: all, journals, &listing)
    let changed = all.map { id, status in
      let marks = status.marks.filter { known[StatusChangeRecord.Subject(article: id, mark: $0)]?.isSet == true }
      return (id: id, before: ArticleStatus(marks), after: status)
    }
    let changes = known.changes(for: changed, at: now())
    try await directory.change { () throws(DataStoreError) in
      if let server = try settings.contentUnderLock()?.server {
        throw .unwritable(path: settings.path, reason: "the data directory is bound to the server \(server.url.shown)")
      }
      try journals.forget(butFor: SeenJournals.Given(), [:])
      try journals.note(changes)
      try settings.replace(with: SyncSettings(folder: folder, device: device))
    }
    return try await state()
  }

  /// Stops syncing.
  public func end() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    try await directory.change { () throws(DataStoreError) in
      guard var content = try settings.contentUnderLock() else { return }
      content.folder = nil
      try settings.replace(with: content)
    }
    return try await state()
  }
}

// MARK: What is done to catch up

extension StatusSync {
  private func catchUp(with journals: JournalFolder) async throws(DataStoreError) -> Bool {
    var listing = try journals.list()
    var seen = try journals.seen()
    let mark = try statusesMark()
    if let seen, seen.statuses == mark, journals.isTakenIn(seen, listing) { return !listing.mayLackMarks }
    guard let given = try await publish(journals, seen, &listing) else { return try await catchUp() }
    if seen?.statuses != mark {
      // The status file is not the one into which the journals were merged, or that is unknown: merge from the start.
      try await directory.change { () throws(DataStoreError) in try journals.forget(butFor: given, seen?.problems ?? [:]) }
      seen?.stamps = [:]
    }
    _ = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: journals.path), isTakenIn: true)
    try remember(journals, listing, given, after: seen)
    return !listing.mayLackMarks
  }

  /// Records the merge and collects the errors to report.
  func remember(
    _ journals: JournalFolder, _ listing: JournalFolder.FolderListing, _ given: SeenJournals.Given, after seen: SeenJournals?
  ) throws(DataStoreError) {
    for (path, reason) in listing.problems.sorted(by: { $0.key < $1.key }) where seen?.problems[path] != reason {
      unreported.append(.unusable(path: path, reason: reason))
    }
    journals.remember(listing, given, statuses: try statusesMark(), after: seen)
  }

  /// Merges this device's journal with its copy in the folder.
  /// - Returns: the positions up to which both are equal; nil when this device has got a new name.
  func publish(
    _ journals: JournalFolder, _ seen: SeenJournals?, _ listing: inout JournalFolder.FolderListing
  ) async throws(DataStoreError) -> SeenJournals.Given? {
    let given = seen?.given ?? SeenJournals.Given()
    if let seen, journals.isGivenOut(seen, listing) { return given }
    var latest = listing
    let (union, device) = try await directory.change { () throws(DataStoreError) -> (JournalUnion.Outcome?, String?) in
      guard let union = try journals.unite(after: given, &latest) else { return (nil, nil) }
      guard union.hasStrangers, let old = try settings.contentUnderLock() else { return (union, nil) }
      let new = SyncSettings(folder: old.folder, device: SyncSettings.newDevice(insteadOf: old.device))
      try settings.replace(with: new)
      return (union, new.device)
    }
    listing = latest
    if let device {
      unreported.append(.renamed(device: device))
      return nil
    }
    return union?.given ?? given
  }

  /// The latest status changes in all journals for the marks that are set in `statuses`.
  private static func known(
    ofMarksIn statuses: [ArticleID: ArticleStatus], _ journals: JournalFolder, _ listing: inout JournalFolder.FolderListing
  ) throws(DataStoreError) -> StatusChangeMerge {
    var known = StatusChangeMerge()
    var positions: [String: JournalPosition] = [:]
    while true {
      let tail = try journals.tail(after: positions, &listing, maximum: changesAtOnce)
      for change in tail.merging.changes where statuses[change.subject.article]?.has(change.subject.mark) == true {
        known.add(change)
      }
      if tail.isWhole { return known }
      positions = tail.positions
    }
  }

  /// Identifies the status file into which status changes were merged. JSON uses the whole identities of its files, which change with every
  /// status; SQLite uses only the file number of the database.
  func statusesMark() throws(DataStoreError) -> String {
    switch try StorageKindFile(of: directory).content().kind {
    case .json: try directory.identityOfStatuses()
    case .sqlite: try StoredFile(path: directory.database).identity().map { "\($0.number)" } ?? ""
    }
  }
}
