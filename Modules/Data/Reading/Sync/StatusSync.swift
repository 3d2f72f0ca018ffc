public import Domain

/// Keeps the statuses of this home and the journals of a shared folder alike.
///
/// What is done here is written into `journal.jsonl` of the home first, then into the statuses, then into the folder: a folder that is not there
/// at the moment gets it later. What other devices have done is taken in before statuses are read, but only when something has changed since.
/// Whatever is wrong in the folder is told, and keeps nobody from reading.
public actor StatusSync {
  private let home: HomeFolder
  private let executor: FileExecutor
  private let statuses: any StatusDataStore
  private let settings: RecordFile<SyncSettings>
  private let now: Clock
  private var untold: [SyncProblem] = []

  /// So many strokes are held at once; more are taken in part by part.
  private static let strokesAtOnce = 500_000

  /// Makes it over a home and the store of its statuses, on the thread for files.
  public init(home: HomeFolder, statuses: any StatusDataStore, executor: FileExecutor, now: @escaping Clock) {
    self.home = home
    self.executor = executor
    self.statuses = statuses
    self.now = now
    settings = RecordFile(home.sync, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What is to be told: what was met for the first time since it was last asked. Each problem is told once, until it has gone and comes again.
  public func problems() -> [SyncProblem] {
    defer { untold = [] }
    return untold
  }

  /// Takes in what has come from other devices, and gives out what has not gone yet.
  /// - Returns: whether all marks are known that the folder holds.
  @discardableResult
  public func catchUp() async throws(DataStoreError) -> Bool {
    guard let settings = try await settings.content(), let folder = settings.folder else { return true }
    do throws(DataStoreError) {
      return try await catchUp(with: JournalFolder(path: folder, device: settings.device, home: home))
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
    let journals = JournalFolder(path: folder, device: settings.device, home: home)
    let ids = Set(ids)
    let before = try await statuses.statuses(of: ids)
    let changed = ids.map { id in
      let status = before[id] ?? .new
      return (id: id, before: status, after: status.applying(change))
    }
    let subjects = changed.flatMap { change in
      change.before.marks.symmetricDifference(change.after.marks).map { MarkStroke.Subject(article: change.id, mark: $0) }
    }
    if !subjects.isEmpty {
      let sight = try journals.look()
      let (known, bytes) = try await known(of: subjects, in: journals, sight)
      let strokes = known.strokes(for: changed, at: now())
      try await home.change { () throws(DataStoreError) in try journals.note(strokes) }
      // By what the strokes say, not by the change: a toggle must not be done twice when we are stopped in between.
      var merging = StrokeMerging()
      for stroke in strokes { merging.add(stroke) }
      for edit in merging.edits(of: before) { _ = try await statuses.update(edit.ids, .set(edit.mark, edit.isSet)) }
      await finish(journals, sight, isLong: bytes + strokes.count * StrokeRecord.usualLine > JournalCheckpoint.longestTail)
    }
    return Dictionary(changed.map { ($0.id, $0.after) }, uniquingKeysWith: { first, _ in first })
  }

  /// How it is.
  public func state() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    guard let settings = try await settings.content() else { return SyncState(folder: nil, device: "") }
    guard let folder = settings.folder else { return SyncState(folder: nil, device: settings.device) }
    let journals = JournalFolder(path: folder, device: settings.device, home: home)
    var sight = try journals.look()
    let (_, tail) = try await absorbed(in: journals, &sight, after: try JournalCheckpoint(in: home, of: folder))
    let (strokes, unreadable) = journals.counts(tail.positions, sight)
    // What stands here is not told a second time beside it.
    let problems = sight.problems.sorted { $0.key < $1.key }.map { SyncProblem.unusable(path: $0.key, reason: $0.value) }
    untold.removeAll { problems.contains($0) }
    return SyncState(folder: folder, device: settings.device, journals: strokes, unreadable: unreadable, problems: problems)
  }

  /// Begins to use a folder. Every mark that is set here or known there is set everywhere then: whatever was done while devices were not kept
  /// alike, no star is lost by it.
  public func begin(in folder: String, called name: String) async throws(DataStoreError) -> SyncState {
    let folder = try JournalFolder.whole(folder)
    var device = try await settings.content()?.device ?? SyncSettings.newDevice(called: name)
    var journals = JournalFolder(path: folder, device: device, home: home)
    var sight = try journals.look()
    guard sight.isThere else { throw .unreadable(path: folder, reason: sight.problems[folder] ?? "it has gone") }
    let union = try await home.change { () throws(DataStoreError) in try journals.unite(after: SeenJournals.Given(), &sight) }
    if union?.hasStrangers == true {
      device = SyncSettings.newDevice(insteadOf: device)
      journals = JournalFolder(path: folder, device: device, home: home)
      sight = try journals.look()
      untold.append(.renamed(device: device))
    }
    let all = try await statuses.all()
    let known = try Self.known(ofMarksIn: all, journals, &sight)
    let changed = all.map { id, status in
      let marks = status.marks.filter { known[MarkStroke.Subject(article: id, mark: $0)]?.isSet == true }
      return (id: id, before: ArticleStatus(marks), after: status)
    }
    let strokes = known.strokes(for: changed, at: now())
    try await home.change { () throws(DataStoreError) in
      try journals.forget(butFor: SeenJournals.Given(), [:])
      try journals.note(strokes)
      try settings.replace(with: SyncSettings(folder: folder, device: device))
    }
    return try await state()
  }

  /// Uses no folder any more.
  public func end() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    try await home.change { () throws(DataStoreError) in
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
    var sight = try journals.look()
    var seen = try journals.seen()
    let mark = try statusesMark()
    if let seen, seen.statuses == mark, journals.isTakenIn(seen, sight) { return !sight.mayLackMarks }
    guard let given = try await giveOut(journals, seen, &sight) else { return try await catchUp() }
    if seen?.statuses != mark {
      // They are not those which the strokes were put into, or nobody knows: from the start.
      try await home.change { () throws(DataStoreError) in try journals.forget(butFor: given, seen?.problems ?? [:]) }
      seen?.statuses = ""
    }
    _ = try await absorbed(in: journals, &sight, after: try JournalCheckpoint(in: home, of: journals.path), isTakenIn: true)
    try remember(journals, sight, given, told: seen?.problems ?? [:])
    return !sight.mayLackMarks
  }

  /// Remembers that all was done, and what is to be told.
  private func remember(
    _ journals: JournalFolder, _ sight: JournalFolder.Sight, _ given: SeenJournals.Given, told: [String: String]
  ) throws(DataStoreError) {
    for (path, reason) in sight.problems.sorted(by: { $0.key < $1.key }) where told[path] != reason {
      untold.append(.unusable(path: path, reason: reason))
    }
    journals.remember(sight, given, statuses: try statusesMark())
  }

  /// Unites this device's journal with its copy in the folder.
  /// - Returns: how far they are alike; nil when this device is called otherwise since.
  private func giveOut(
    _ journals: JournalFolder, _ seen: SeenJournals?, _ sight: inout JournalFolder.Sight
  ) async throws(DataStoreError) -> SeenJournals.Given? {
    let given = seen?.given ?? SeenJournals.Given()
    if let seen, journals.isGivenOut(seen, sight) { return given }
    var looked = sight
    let (union, device) = try await home.change { () throws(DataStoreError) -> (JournalUnion.Outcome?, String?) in
      guard let union = try journals.unite(after: given, &looked) else { return (nil, nil) }
      guard union.hasStrangers, let old = try settings.contentUnderLock() else { return (union, nil) }
      let new = SyncSettings(folder: old.folder, device: SyncSettings.newDevice(insteadOf: old.device))
      try settings.replace(with: new)
      // What is in the copy already need not stand in the new device's journal as well.
      JournalFolder(path: journals.path, device: new.device, home: home).remember(
        JournalFolder.Sight(), SeenJournals.Given(own: union.given.own), statuses: seen?.statuses ?? "")
      return (union, new.device)
    }
    sight = looked
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
    in journals: JournalFolder, _ sight: inout JournalFolder.Sight, after checkpoint: JournalCheckpoint?, isTakenIn: Bool = false
  ) async throws(DataStoreError) -> (checkpoint: JournalCheckpoint?, tail: JournalFolder.Tail) {
    var checkpoint = checkpoint
    while true {
      let tail = try journals.tail(after: checkpoint?.positions ?? [:], &sight, most: Self.strokesAtOnce)
      let isLong = tail.bytes > JournalCheckpoint.longestTail || !tail.isWhole
      guard isTakenIn || isLong else { return (checkpoint, tail) }
      var merging = tail.merging
      if let former = checkpoint {
        do throws(DataStoreError) {
          for stroke in try former.strokes(about: merging.subjects) { merging.add(stroke) }
        } catch {
          try await removeCheckpoint()
          checkpoint = nil
          continue
        }
      }
      try await apply(merging)
      guard isLong else { return (checkpoint, tail) }
      let former = checkpoint
      checkpoint = try await home.change { () throws(DataStoreError) in
        try JournalCheckpoint(in: home, of: journals.path, after: former, adding: merging, positions: tail.positions)
      }
      if tail.isWhole { return (checkpoint, try journals.tail(after: tail.positions, &sight)) }
    }
  }

  private func apply(_ merging: StrokeMerging) async throws(DataStoreError) {
    guard !merging.subjects.isEmpty else { return }
    let current = try await statuses.statuses(of: Set(merging.subjects.map(\.article)))
    for edit in merging.edits(of: current) { _ = try await statuses.update(edit.ids, .set(edit.mark, edit.isSet)) }
  }

  /// Gives out what was just done, and remembers that it was put into the statuses. It was done, whatever goes wrong here.
  private func finish(_ journals: JournalFolder, _ sight: JournalFolder.Sight, isLong: Bool) async {
    do throws(DataStoreError) {
      guard var seen = try journals.seen() else { return _ = try await catchUp() }
      let isCurrent = journals.isTakenIn(seen, sight)
      seen.statuses = try statusesMark()
      journals.remember(seen)
      var sight = try journals.lookingAtOwn(sight)
      guard isCurrent, !isLong, let given = try await giveOut(journals, seen, &sight) else { return _ = try await catchUp() }
      try remember(journals, sight, given, told: seen.problems)
    } catch {
      if case .store(let problem) = ReadingError(error) { untold.append(.waiting(problem)) }
    }
  }

  /// What all journals say of these subjects and perhaps of others, and how many bytes had to be read for it.
  private func known(
    of subjects: [MarkStroke.Subject], in journals: JournalFolder, _ sight: JournalFolder.Sight
  ) async throws(DataStoreError) -> (strokes: StrokeMerging, bytes: Int) {
    var sight = sight
    while true {
      let (checkpoint, tail) = try await absorbed(in: journals, &sight, after: try JournalCheckpoint(in: home, of: journals.path))
      var known = tail.merging
      do throws(DataStoreError) {
        for stroke in try checkpoint?.strokes(about: subjects) ?? [] { known.add(stroke) }
        return (known, tail.bytes)
      } catch {
        try await removeCheckpoint()
      }
    }
  }

  /// A damaged one is made again from the journals, from their start.
  private func removeCheckpoint() async throws(DataStoreError) {
    try await home.change { () throws(DataStoreError) in try StoredFile(path: home.checkpoint).remove() }
  }

  /// What all journals say of the marks that are set in statuses.
  private static func known(
    ofMarksIn statuses: [ArticleID: ArticleStatus], _ journals: JournalFolder, _ sight: inout JournalFolder.Sight
  ) throws(DataStoreError) -> StrokeMerging {
    var known = StrokeMerging()
    var positions: [String: JournalPosition] = [:]
    while true {
      let tail = try journals.tail(after: positions, &sight, most: strokesAtOnce)
      for stroke in tail.merging.strokes where statuses[stroke.subject.article]?.marks.contains(stroke.subject.mark) == true {
        known.add(stroke)
      }
      if tail.isWhole { return known }
      positions = tail.positions
    }
  }

  /// By what the file of the statuses shows that it is the one which strokes were put into: a document by its stamp, since each change makes it
  /// another file, a database by its number alone.
  private func statusesMark() throws(DataStoreError) -> String {
    switch try StoreFile(of: home).content().kind {
    case .json: try StoredFile(path: home.statuses).stamp()?.text ?? ""
    case .sqlite: try StoredFile(path: home.database).stamp().map { "\($0.number)" } ?? ""
    }
  }
}

extension DataStoreError {
  /// Whether it may be otherwise the next time, without anybody's doing.
  fileprivate var isPassing: Bool {
    switch self {
    case .locked, .unwritable: true
    case .unreadable, .damaged, .malformed, .newerVersion, .cancelled: false
    }
  }
}
