#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import CoreData
internal import CoreDomain
internal import FileStorage
internal import ReaderDomain
internal import Files

/// The status file, `statuses.json`, and the changes after it in `statuses.recent.jsonl`.
///
/// In a large file that this program wrote, single lines are looked up without parsing the others, and a change of few articles is only
/// added to the recent changes. The file `statuses.written` identifies the file that was written. A file that was edited since, or replaced
/// by an earlier version, is parsed whole, so that damage is noticed.
struct StatusFile: Sendable {
  private let directory: DataDirectory
  private let file: StoredFile
  private let document: RecordFile<StatusesDocument>
  private let recentChanges: JSONLinesStack<RecentStatuses.Change>
  private let note: StoredFile

  /// The maximum number of articles whose lines are looked up one by one.
  private static let fewArticles = 100
  /// The maximum number of articles in the recent changes. To read them takes a fraction of a millisecond, to merge them a few.
  private static let maximumRecent = 250
  /// The minimum size in bytes for single-line lookups. A smaller file is parsed in a millisecond.
  private static let leastBytes = 1 << 16

  init(in directory: DataDirectory) {
    self.directory = directory
    file = StoredFile(path: directory.statuses)
    document = RecordFile(directory.statuses, in: directory, lossOfAll: .noMarks)
    recentChanges = RecentStatuses.stack(in: directory)
    note = StoredFile(path: directory.writtenStatuses)
  }

  var path: String { file.path }

  /// All statuses; nil when there are none.
  func statuses() async throws(DataStoreError) -> StatusTable? { try await statuses(known: nil).statuses }

  /// The status file as it was read before, without the recent changes.
  struct Known: Sendable {
    fileprivate let identity: FileIdentity
    fileprivate let document: StatusesDocument
  }

  /// All statuses; nil when there are none. The status file is not read again if it is known and has not changed.
  /// - Returns: also the status file for the next call; nil if a later change might not be noticed.
  func statuses(known: Known?) async throws(DataStoreError) -> (statuses: StatusTable?, known: Known?) {
    try await withRecentChanges { (recent) async throws(DataStoreError) -> (StatusTable?, Known?) in
      let identity = try file.identity()
      if let known, known.identity == identity { return (Self.statuses(known.document, recent), known) }
      let document = try await document.content()
      var read: Known?
      if let identity, identity.isSettled, let document { read = Known(identity: identity, document: document) }
      return (Self.statuses(document, recent), read)
    }
  }

  /// How many times reading is attempted when the files change meanwhile.
  private static let maximumAttempts = 5

  /// Reads the recent changes, then runs `work`, which reads the status file. Repeats both when another process adds a change meanwhile: a
  /// merge after it would leave `work` with a status file and with changes that are older than it.
  private func withRecentChanges<Answer>(
    _ work: (RecentStatuses) async throws(DataStoreError) -> Answer
  ) async throws(DataStoreError) -> Answer {
    for _ in 1..<Self.maximumAttempts {
      let identity = try recentChanges.identity()
      let answer = try await work(RecentStatuses(try await recentChanges.all()))
      if try recentChanges.identity() == identity { return answer }
    }
    return try await work(RecentStatuses(try await recentChanges.all()))
  }

  /// All statuses, for a caller that already holds the lock; nil when some may be missing because one of the files is.
  func completeStatusesUnderLock() throws(DataStoreError) -> StatusTable? {
    let recent = RecentStatuses(try recentChanges.allUnderLock())
    guard let document = try document.contentUnderLock(), try !lacksRecentChanges(after: document.number) else { return nil }
    return Self.statuses(document, recent)
  }

  /// Whether the recent changes were lost. From the first of them on, their file always exists.
  private func lacksRecentChanges(after merged: Int) throws(DataStoreError) -> Bool {
    guard merged > 0 else { return false }
    return try !recentChanges.exists
  }

  private static func statuses(_ document: StatusesDocument?, _ recent: RecentStatuses) -> StatusTable? {
    let newer = recent.statuses(after: document?.number ?? 0)
    guard document != nil || !newer.isEmpty else { return nil }
    var statuses = document?.statuses ?? StatusTable()
    statuses.merge(newer)
    return statuses
  }

  /// The statuses of these articles. The result may also contain other articles.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> StatusTable {
    guard !ids.isEmpty else { return StatusTable() }
    let found = try await withRecentChanges { (recent) async throws(DataStoreError) -> [ArticleID: ArticleStatus]? in
      try lines(ifFew: ids) { (lines, file) throws(FileError) in
        try lines.statuses(of: ids, in: file)?.merging(recent.statuses(after: lines.merged)) { _, later in later }
      }
    }
    guard let found else { return try await statuses() ?? StatusTable() }
    var statuses = StatusTable()
    statuses.merge(found)
    return statuses
  }

  /// The statuses of these articles, for a caller that already holds the lock.
  func statusesUnderLock(of ids: Set<ArticleID>) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    // A change that changes nothing writes nothing.
    try update(ids) { _, status in status }
  }

  /// Changes the statuses of articles in one commit, each in its own way. The caller must hold the lock.
  /// - Parameter note: receives their statuses before anything is written. If it throws, nothing changes.
  /// - Returns: their statuses before the change.
  func update(
    _ ids: Set<ArticleID>, noting note: ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void = { _ in },
    _ change: (ArticleID, ArticleStatus) -> ArticleStatus
  ) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let recent = RecentStatuses(try recentChanges.allUnderLock())
    if let former = try updateLines(of: ids, noting: note, change, recent) { return former }
    let document = try document.contentUnderLock()
    var statuses = Self.statuses(document, recent) ?? StatusTable()
    var before: [ArticleID: ArticleStatus] = [:]
    before.reserveCapacity(ids.count)
    var isChanged = false
    for id in ids {
      let status = statuses[id]
      let after = change(id, status)
      before[id] = status
      guard after != status else { continue }
      isChanged = true
      statuses[id] = after
    }
    try note(before)
    if isChanged {
      if document == nil { try directory.noteLostStatuses() }
      let former = document?.number ?? 0
      try replace(with: statuses, merged: max(former, recent.last))
      drop(recent, before: former)
    }
    return before
  }

  /// Creates a file without statuses, so that a file that is lost later is noticed. The caller must hold the lock.
  func createIfMissing() throws(DataStoreError) {
    if try !file.exists { try replace(with: StatusTable(), merged: 0) }
  }

  /// Replaces the whole file. The caller must hold the lock.
  /// - Parameter merged: the number of the last recent change that `statuses` contains.
  func replace(with statuses: StatusTable, merged: Int) throws(DataStoreError) {
    try replace { (copy) throws(FileError) in try copy.append(StatusesDocument(statuses, merged: merged).bytes) }
  }

  /// Drops the recent changes that the status file contained already before the last merge.
  private func drop(_ recent: RecentStatuses, before merged: Int) {
    let changes = recent.changes(after: merged)
    guard !changes.isEmpty else { return }
    do throws(DataStoreError) {
      try recentChanges.replace(with: Array(changes))
    } catch {
      // The merge is done, and the lines that remain do not count.
    }
  }

  /// What a change of few articles does to one version of the file.
  private struct Plan {
    let lines: StatusFileLines
    /// The statuses of all articles of the change, before it.
    let before: [ArticleID: ArticleStatus]
    /// The statuses that differ from before.
    let changed: [ArticleID: ArticleStatus]
    /// The edits that write them, and all recent changes, into the file.
    let edits: [StatusFileLines.Edit]
    let identity: FileIdentity
  }

  /// - Returns: nil when the whole file must be parsed.
  private func updateLines(
    of ids: Set<ArticleID>, noting note: ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void,
    _ change: (ArticleID, ArticleStatus) -> ArticleStatus, _ recent: RecentStatuses
  ) throws(DataStoreError) -> [ArticleID: ArticleStatus]? {
    let isLacking = try !recentChanges.exists
    let plan = try lines(ifFew: ids) { (lines, file) throws(FileError) -> Plan? in
      guard let stored = try lines.statuses(of: ids, in: file) else { return nil }
      let newer = recent.statuses(after: lines.merged)
      var (before, changed): ([ArticleID: ArticleStatus], [ArticleID: ArticleStatus]) = ([:], [:])
      for id in ids {
        let status = newer[id] ?? stored[id] ?? .new
        let after = change(id, status)
        before[id] = status
        if after != status { changed[id] = after }
      }
      // A file without a number cannot have recent changes yet, because programs that do not know of them would still read it.
      guard lines.merged == 0 || recent.count(after: lines.merged) + changed.count > Self.maximumRecent || isLacking else {
        return Plan(lines: lines, before: before, changed: changed, edits: [], identity: FileIdentity(try file.status()))
      }
      guard let edits = try lines.edits(for: newer.merging(changed) { _, later in later }, in: file) else { return nil }
      return Plan(lines: lines, before: before, changed: changed, edits: edits, identity: FileIdentity(try file.status()))
    }
    guard let plan else { return nil }
    try note(plan.before)
    let former = plan.lines.merged
    if !plan.edits.isEmpty {
      if former == 0, recent.last == 0 { try recentChanges.replace(with: []) }
      let merged = max(former, recent.last)
      try replace { (copy) throws(FileError) in
        let file = try FileDescriptor(openingRegular: path, O_RDONLY)
        guard FileIdentity(try file.status()) == plan.identity else { throw FileError(code: 0, reason: "it was changed meanwhile") }
        try plan.lines.write(plan.edits, merged: merged == 0 ? RecentStatuses.newNumber : merged, of: file, to: copy)
      }
      drop(recent, before: former)
    } else if !plan.changed.isEmpty {
      try recentChanges.push([RecentStatuses.Change(plan.changed)], after: former)
    }
    return plan.before
  }

  /// Runs `work` with the lines of a large file that this program wrote; returns nil for another file or for many articles.
  private func lines<Answer>(
    ifFew ids: Set<ArticleID>, _ work: (StatusFileLines, borrowing FileDescriptor) throws(FileError) -> Answer?
  ) throws(DataStoreError) -> Answer? {
    guard ids.count <= Self.fewArticles else { return nil }
    let answer = try file.reading { (file) throws(FileError) -> Answer? in
      let identity = FileIdentity(try file.status())
      guard identity.size >= Self.leastBytes, isWrittenHere(identity), let lines = try StatusFileLines(in: file) else { return nil }
      return try work(lines, file)
    }
    return answer.flatMap(\.self)
  }

  private func isWrittenHere(_ identity: FileIdentity) -> Bool {
    do throws(DataStoreError) {
      return try note.content() == Array(identity.text.utf8)
    } catch {
      // Without the note, the whole file is parsed.
      return false
    }
  }

  private func replace(_ content: (borrowing FileDescriptor) throws(FileError) -> Void) throws(DataStoreError) {
    var identity: FileIdentity?
    try file.replace { (copy) throws(FileError) in
      try content(copy)
      identity = FileIdentity(try copy.status())
    }
    if let identity, identity.size >= Self.leastBytes { note.cache(Array(identity.text.utf8)) }
  }
}
