public import ArticleStorage
public import FileStorage
public import Files
public import Domain

/// Keeps the statuses of this home and the journals of a shared folder alike.
///
/// What is done here is written into `journal.jsonl` of the home first, then into the statuses, then into the folder: a folder that is not there
/// at the moment gets it later. What other devices have done is taken in before statuses are read, but only when something has changed since.
/// Whatever is wrong in the folder is told, and keeps nobody from reading.
public actor StatusSync {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let statuses: any StatusDataStore
  private let settings: RecordFile<SyncSettings>
  private let now: CurrentTime
  private var untold: [SyncDiagnostic] = []

  /// So many strokes are held at once; more are taken in part by part.
  private static let changesAtOnce = 500_000

  /// Makes it over a home and the store of its statuses, on the thread for files.
  public init(directory: DataDirectory, statuses: any StatusDataStore, executor: FileExecutor, now: @escaping CurrentTime) {
    self.directory = directory
    self.executor = executor
    self.statuses = statuses
    self.now = now
    settings = RecordFile(directory.sync, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What is to be told: what was met for the first time since it was last asked. Each problem is told once, until it has gone and comes again.
  public func problems() -> [SyncDiagnostic] {
    defer { untold = [] }
    return untold
  }

  /// Takes in what has come from other devices, and gives out what has not gone yet.
  /// - Returns: whether all marks are known that the folder holds.
  @discardableResult
  public func catchUp() async throws(DataStoreError) -> Bool {
    guard let settings = try await settings.content(), let folder = settings.folder else { return true }
    do throws(DataStoreError) {
      return try await catchUp(with: JournalFolder(path: folder, device: settings.device, directory: directory))
    } catch {
      // What was done elsewhere waits: that is no reason to show nothing.
      guard error.isPassing, case .store(let problem) = ReadingError(error) else { throw error }
      untold.append(.waiting(problem))
      return false
    }
  }

  /// Changes statuses as the store does, and notes the change in the journal.
  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await catchUp()
    guard let settings = try await settings.content(), let folder = settings.folder else { return try await statuses.update(ids, change) }
    let journals = JournalFolder(path: folder, device: settings.device, directory: directory)
    let ids = Set(ids)
    let before = try await statuses.statuses(of: ids)
    let changed = ids.map { id in
      let status = before[id] ?? .new
      return (id: id, before: status, after: status.applying(change))
    }
    let subjects = changed.flatMap { change in
      change.before.marks.symmetricDifference(change.after.marks).map { StatusChangeRecord.Subject(article: change.id, mark: $0) }
    }
    if !subjects.isEmpty {
      let listing = try journals.look()
      let (known, bytes) = try await known(of: subjects, in: journals, listing)
      let changes = known.changes(for: changed, at: now())
      try await directory.change { () throws(DataStoreError) in try journals.note(changes) }
      // By what the strokes say, not by the change: a toggle must not be done twice when we are stopped in between.
      var merging = LastWriterWinsMerge()
      for change in changes { merging.add(change) }
      for edit in merging.edits(of: before) { _ = try await statuses.update(edit.ids, .set(edit.mark, edit.isSet)) }
      await finish(journals, listing, isLong: bytes + changes.count * StatusChangeLine.usualLine > JournalCheckpoint.longestTail)
    }
    return Dictionary(changed.map { ($0.id, $0.after) }, uniquingKeysWith: { first, _ in first })
  }

  /// How it is.
  public func state() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    guard let settings = try await settings.content() else { return SyncState(folder: nil, device: "") }
    guard let folder = settings.folder else { return SyncState(folder: nil, device: settings.device) }
    let journals = JournalFolder(path: folder, device: settings.device, directory: directory)
    var listing = try journals.look()
    let (_, tail) = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: folder))
    let (changes, unreadable) = journals.counts(tail.positions, listing)
    // What stands here is not told a second time beside it.
    let problems = listing.problems.sorted { $0.key < $1.key }.map { SyncDiagnostic.unusable(path: $0.key, reason: $0.value) }
    untold.removeAll { problems.contains($0) }
    return SyncState(folder: folder, device: settings.device, journals: changes, unreadable: unreadable, problems: problems)
  }

  /// Begins to use a folder. Every mark that is set here or known there is set everywhere then: whatever was done while devices were not kept
  /// alike, no star is lost by it.
  public func begin(in folder: String, called name: String) async throws(DataStoreError) -> SyncState {
    let folder = try JournalFolder.whole(folder)
    var device = try await settings.content()?.device ?? SyncSettings.newDevice(called: name)
    var journals = JournalFolder(path: folder, device: device, directory: directory)
    var listing = try journals.look()
    guard listing.isThere else { throw .unreadable(path: folder, reason: listing.problems[folder] ?? "it has gone") }
    let union = try await directory.change { () throws(DataStoreError) in try journals.unite(after: SeenJournals.Given(), &listing) }
    if union?.hasStrangers == true {
      device = SyncSettings.newDevice(insteadOf: device)
      journals = JournalFolder(path: folder, device: device, directory: directory)
      listing = try journals.look()
      untold.append(.renamed(device: device))
    }
    let all = try await statuses.all()
    let known = try Self.known(ofMarksIn: all, journals, &listing)
    let changed = all.map { id, status in
      let marks = status.marks.filter { known[StatusChangeRecord.Subject(article: id, mark: $0)]?.isSet == true }
      return (id: id, before: ArticleStatus(marks), after: status)
    }
    let changes = known.changes(for: changed, at: now())
    try await directory.change { () throws(DataStoreError) in
      try journals.forget(butFor: SeenJournals.Given(), [:])
      try journals.note(changes)
      try settings.replace(with: SyncSettings(folder: folder, device: device))
    }
    return try await state()
  }

  /// Uses no folder any more.
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
    var listing = try journals.look()
    var seen = try journals.seen()
    let mark = try statusesMark()
    if let seen, seen.statuses == mark, journals.isTakenIn(seen, listing) { return !listing.mayLackMarks }
    guard let given = try await publish(journals, seen, &listing) else { return try await catchUp() }
    if seen?.statuses != mark {
      // They are not those which the strokes were put into, or nobody knows: from the start.
      try await directory.change { () throws(DataStoreError) in try journals.forget(butFor: given, seen?.problems ?? [:]) }
      seen?.statuses = ""
    }
    _ = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: journals.path), isTakenIn: true)
    try remember(journals, listing, given, told: seen?.problems ?? [:])
    return !listing.mayLackMarks
  }

  /// Remembers that all was done, and what is to be told.
  private func remember(
    _ journals: JournalFolder, _ listing: JournalFolder.FolderListing, _ given: SeenJournals.Given, told: [String: String]
  ) throws(DataStoreError) {
    for (path, reason) in listing.problems.sorted(by: { $0.key < $1.key }) where told[path] != reason {
      untold.append(.unusable(path: path, reason: reason))
    }
    journals.remember(listing, given, statuses: try statusesMark())
  }

  /// Unites this device's journal with its copy in the folder.
  /// - Returns: how far they are alike; nil when this device is called otherwise since.
  private func publish(
    _ journals: JournalFolder, _ seen: SeenJournals?, _ listing: inout JournalFolder.FolderListing
  ) async throws(DataStoreError) -> SeenJournals.Given? {
    let given = seen?.given ?? SeenJournals.Given()
    if let seen, journals.isGivenOut(seen, listing) { return given }
    var looked = listing
    let (union, device) = try await directory.change { () throws(DataStoreError) -> (JournalUnion.Outcome?, String?) in
      guard let union = try journals.unite(after: given, &looked) else { return (nil, nil) }
      guard union.hasStrangers, let old = try settings.contentUnderLock() else { return (union, nil) }
      let new = SyncSettings(folder: old.folder, device: SyncSettings.newDevice(insteadOf: old.device))
      try settings.replace(with: new)
      // What is in the copy already need not stand in the new device's journal as well.
      JournalFolder(path: journals.path, device: new.device, directory: directory).remember(
        JournalFolder.FolderListing(), SeenJournals.Given(own: union.given.own), statuses: seen?.statuses ?? "")
      return (union, new.device)
    }
    listing = looked
    if let device {
      untold.append(.renamed(device: device))
      return nil
    }
    return union?.given ?? given
  }

  /// Reads on behind a checkpoint, and sums up what is long. A checkpoint holds nothing that was not put into the statuses.
  /// - Parameter isTakenIn: whether the rest is put into the statuses as well.
  /// - Returns: the checkpoint then, and what stands behind it.
  private func absorbed(
    in journals: JournalFolder, _ listing: inout JournalFolder.FolderListing, after checkpoint: JournalCheckpoint?, isTakenIn: Bool = false
  ) async throws(DataStoreError) -> (checkpoint: JournalCheckpoint?, tail: JournalFolder.Tail) {
    var checkpoint = checkpoint
    while true {
      let tail = try journals.tail(after: checkpoint?.positions ?? [:], &listing, most: Self.changesAtOnce)
      let isLong = tail.bytes > JournalCheckpoint.longestTail || !tail.isWhole
      guard isTakenIn || isLong else { return (checkpoint, tail) }
      var merging = tail.merging
      if let former = checkpoint {
        do throws(DataStoreError) {
          for change in try former.changes(about: merging.subjects) { merging.add(change) }
        } catch {
          try await removeCheckpoint()
          checkpoint = nil
          continue
        }
      }
      try await apply(merging)
      guard isLong else { return (checkpoint, tail) }
      let former = checkpoint
      checkpoint = try await directory.change { () throws(DataStoreError) in
        try JournalCheckpoint(in: directory, of: journals.path, after: former, adding: merging, positions: tail.positions)
      }
      if tail.isWhole { return (checkpoint, try journals.tail(after: tail.positions, &listing)) }
    }
  }

  private func apply(_ merging: LastWriterWinsMerge) async throws(DataStoreError) {
    guard !merging.subjects.isEmpty else { return }
    let current = try await statuses.statuses(of: Set(merging.subjects.map(\.article)))
    for edit in merging.edits(of: current) { _ = try await statuses.update(edit.ids, .set(edit.mark, edit.isSet)) }
  }

  /// Gives out what was just done, and remembers that it was put into the statuses. It was done, whatever goes wrong here.
  private func finish(_ journals: JournalFolder, _ listing: JournalFolder.FolderListing, isLong: Bool) async {
    do throws(DataStoreError) {
      guard var seen = try journals.seen() else { return _ = try await catchUp() }
      let isCurrent = journals.isTakenIn(seen, listing)
      seen.statuses = try statusesMark()
      journals.remember(seen)
      var listing = try journals.lookingAtOwn(listing)
      guard isCurrent, !isLong, let given = try await publish(journals, seen, &listing) else { return _ = try await catchUp() }
      try remember(journals, listing, given, told: seen.problems)
    } catch {
      if case .store(let problem) = ReadingError(error) { untold.append(.waiting(problem)) }
    }
  }

  /// What all journals say of these subjects and perhaps of others, and how many bytes had to be read for it.
  private func known(
    of subjects: [StatusChangeRecord.Subject], in journals: JournalFolder, _ listing: JournalFolder.FolderListing
  ) async throws(DataStoreError) -> (changes: LastWriterWinsMerge, bytes: Int) {
    var listing = listing
    while true {
      let (checkpoint, tail) = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: journals.path))
      var known = tail.merging
      do throws(DataStoreError) {
        for change in try checkpoint?.changes(about: subjects) ?? [] { known.add(change) }
        return (known, tail.bytes)
      } catch {
        try await removeCheckpoint()
      }
    }
  }

  /// A damaged one is made again from the journals, from their start.
  private func removeCheckpoint() async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in try StoredFile(path: directory.checkpoint).remove() }
  }

  /// What all journals say of the marks that are set in statuses.
  private static func known(
    ofMarksIn statuses: [ArticleID: ArticleStatus], _ journals: JournalFolder, _ listing: inout JournalFolder.FolderListing
  ) throws(DataStoreError) -> LastWriterWinsMerge {
    var known = LastWriterWinsMerge()
    var positions: [String: JournalPosition] = [:]
    while true {
      let tail = try journals.tail(after: positions, &listing, most: changesAtOnce)
      for change in tail.merging.changes where statuses[change.subject.article]?.marks.contains(change.subject.mark) == true {
        known.add(change)
      }
      if tail.isWhole { return known }
      positions = tail.positions
    }
  }

  /// By what the file of the statuses shows that it is the one which strokes were put into: a document by its stamp, since each change makes it
  /// another file, a database by its number alone.
  private func statusesMark() throws(DataStoreError) -> String {
    switch try StoreFile(of: directory).content().kind {
    case .json: try StoredFile(path: directory.statuses).identity()?.text ?? ""
    case .sqlite: try StoredFile(path: directory.database).identity().map { "\($0.number)" } ?? ""
    }
  }
}
