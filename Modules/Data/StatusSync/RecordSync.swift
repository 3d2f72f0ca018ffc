public import FileStorage
public import Files
public import Domain

/// Syncs the subscriptions of this data directory with the records in a shared folder.
///
/// A change by any command or by hand is found by comparing the list with the items of the last merge. It goes to `records.jsonl` in the data
/// directory, then to the folder. Errors never prevent reading, and never undo a change: the next command finds it again.
public actor RecordSync {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let settings: RecordFile<SyncSettings>
  private let now: CurrentTime
  private var untold: [SyncDiagnostic] = []

  public init(directory: DataDirectory, executor: FileExecutor, now: @escaping CurrentTime) {
    self.directory = directory
    self.executor = executor
    self.now = now
    settings = RecordFile(directory.sync, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The errors and events to report that occurred since the last call.
  public func problems() -> [SyncDiagnostic] {
    defer { untold = [] }
    return untold
  }

  /// Records what changed on this device, merges the changes of other devices, and publishes the ones of this device.
  /// - Parameter command: what has just changed the list; nil without a command.
  /// - Returns: whether it succeeded. A failure is reported by `problems`.
  @discardableResult
  public func catchUp(after command: Command? = nil) async -> Bool {
    do throws(DataStoreError) {
      try await merge(after: command)
      return true
    } catch {
      switch error {
      case .unreadable(let path, let reason): untold.append(.unusable(path: path, reason: reason))
      default: if case .store(let problem) = ReadingError(error) { untold.append(.waiting(problem)) }
      }
      return false
    }
  }

  /// A command that has changed the list. Without one, a list that lacks all former feeds counts as lost, and an older list as restored from a
  /// backup: nobody's feeds are removed because the list of one device was lost.
  public struct Command: Sendable {
    /// The feed that was removed.
    let removed: FeedID?
  }

  /// What `sync` shows of the records.
  public struct State: Sendable {
    /// The number of records in each file of the folder.
    public fileprivate(set) var records: [String: Int] = [:]
    public fileprivate(set) var subscriptions = 0
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
    var listing = try journals.look()
    let records = try journals.records(&listing)
    state.records = records.counts
    state.unreadable = records.unreadable
    state.subscriptions = records.merge.items(of: .feed).count
    state.unshared = try SubscriptionItems(in: directory)?.unshared ?? []
    // The errors in this state need no second report. Marks report a missing folder.
    state.problems = Self.problems(of: listing, of: folder)
    untold.removeAll { state.problems.contains($0) }
    return state
  }
}

// MARK: What is done to catch up

extension RecordSync {
  private func merge(after command: Command?) async throws(DataStoreError) {
    guard let settings = try await settings.content(), let folder = settings.folder else { return }
    let journals = JournalFolder(.records, path: folder, device: settings.device, directory: directory)
    if let seen = try journals.seen(), seen.statuses == (try listIdentity()?.text ?? ""), journals.isTakenIn(seen, try journals.look()) {
      return
    }
    try await directory.change { () throws(DataStoreError) in
      // Another process may have renamed this device or merged the records meanwhile.
      guard let settings = try self.settings.contentUnderLock(), let folder = settings.folder else { return }
      try mergeUnderLock(
        JournalFolder(.records, path: folder, device: settings.device, directory: directory), settings, after: command)
    }
  }

  private func mergeUnderLock(_ before: JournalFolder, _ settings: SyncSettings, after command: Command?) throws(DataStoreError) {
    var (journals, settings) = (before, settings)
    let seen = try journals.seen()
    var listing = try journals.look()
    var given = seen?.given ?? SeenJournals.Given()
    let union = try journals.unite(after: given, &listing)
    if union?.hasStrangers == true {
      settings = SyncSettings(folder: settings.folder, device: SyncSettings.newDevice(insteadOf: settings.device))
      try self.settings.replace(with: settings)
      journals = JournalFolder(.records, path: journals.path, device: settings.device, directory: directory)
      listing = try journals.look()
      given = SeenJournals.Given()
      untold.append(.renamed(device: settings.device))
    } else {
      given = union?.given ?? given
    }
    var merge = try journals.records(&listing).merge
    if var list = try SubscriptionItems(in: directory) {
      try note(list, &merge, journals, settings.device, after: command)
      try apply(merge, to: &list, journals)
    }
    given = try journals.unite(after: given, &listing)?.given ?? given
    for problem in Self.problems(of: listing, of: journals.path) {
      if case .unusable(let path, let reason) = problem, seen?.problems[path] != reason { untold.append(problem) }
    }
    listing = try journals.lookingAtOwn(listing)
    // While the list is malformed, its identity is remembered as well: there is nothing to do before it changes.
    journals.remember(listing, given, statuses: try listIdentity()?.text ?? "")
  }

  /// Records what changed on this device since the last merge.
  private func note(
    _ list: SubscriptionItems, _ merge: inout SyncRecordMerge, _ journals: JournalFolder, _ device: String, after command: Command?
  ) throws(DataStoreError) {
    let synced = try synced(in: journals.path)
    var base = synced?.items[.feed]
    if let synced, let items = base {
      let removed = Set([command?.removed?.text].compactMap(\.self))
      // An edit always makes the list newer.
      let listed = try listIdentity()
      let isRestored = command == nil && listed.map { $0.changed < synced.changed } ?? false
      if isRestored || SyncRecordMerge.isLost(list.items, after: items, removed: removed) { base = nil }
    }
    let changes = merge.changes(
      of: .feed, from: base, to: list.items, except: held(list, synced), at: now(), on: device)
    try journals.note(lines: SyncRecordLine.lines(changes))
    for change in changes { merge.add(change) }
    for subscription in list.unshared where synced?.unshared.contains(subscription.id.text) != true {
      untold.append(.unshared(title: subscription.title))
    }
  }

  /// Gives the list the subscriptions of all devices, and remembers the result.
  private func apply(
    _ merge: SyncRecordMerge, to list: inout SubscriptionItems, _ journals: JournalFolder
  ) throws(DataStoreError) {
    let synced = try synced(in: journals.path)
    let held = held(list, synced)
    guard merge.items(of: .feed).count <= SyncedSubscription.most else {
      untold.append(.unusable(path: journals.path, reason: "it has more than \(SyncedSubscription.most) subscriptions"))
      return
    }
    var result = list
    if let bytes = result.apply(merge, except: held) {
      try StoredFile(path: directory.subscriptions).replace(with: bytes)
      guard let changed = try SubscriptionItems(in: directory) else { return }
      if list.items.isEmpty, synced?.items[.feed]?.isEmpty == false { untold.append(.restored(subscriptions: changed.items.count)) }
      list = changed
    }
    var new = SyncedItems(folder: journals.path, changed: try listIdentity()?.changed ?? 0, unshared: Set(list.unshared.map(\.id.text)))
    new.items[.feed] = list.items.merging((synced?.items[.feed] ?? [:]).filter { held.contains($0.key) }) { listed, _ in listed }
    if new != synced { try StoredFile(path: directory.syncedItems).replace(with: new.bytes) }
  }

  /// The subscriptions that neither change nor are removed: those that are no longer shared, and those that a mistyped URL may hide.
  private func held(_ list: SubscriptionItems, _ synced: SyncedItems?) -> Set<String> {
    var held = Set(list.unshared.map(\.id.text))
    if list.hasRefused { held.formUnion(Set((synced?.items[.feed] ?? [:]).keys).subtracting(list.items.keys)) }
    return held
  }

  private func listIdentity() throws(DataStoreError) -> FileIdentity? {
    try StoredFile(path: directory.subscriptions).identity()
  }

  /// The items of the last merge with this folder; nil when they are unknown. A damaged file counts as missing: then nothing is removed.
  private func synced(in folder: String) throws(DataStoreError) -> SyncedItems? {
    guard let bytes = try StoredFile(path: directory.syncedItems).content() else { return nil }
    do throws(DocumentSchema.VersionError) {
      let synced = try SyncedItems(parsing: bytes)
      return synced.folder == folder ? synced : nil
    } catch {
      return nil
    }
  }

  private static func problems(of listing: JournalFolder.FolderListing, of folder: String) -> [SyncDiagnostic] {
    listing.problems.filter { $0.key != folder }.sorted { $0.key < $1.key }.map { .unusable(path: $0.key, reason: $0.value) }
  }
}
