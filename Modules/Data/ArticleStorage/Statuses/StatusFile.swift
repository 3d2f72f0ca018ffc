#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Domain
internal import FileStorage
internal import Files
internal import RecordJSON

/// The status file, `statuses.json`, and the changes after it in `statuses.recent.jsonl`.
///
/// In a large file that this program wrote, single lines are looked up without parsing the others, and a change of few articles is only
/// added to the recent changes. The file `statuses.written` identifies the file that was written. A file that was edited since, or replaced
/// by an earlier version, is parsed whole, so that damage is noticed.
struct StatusFile: Sendable {
  private let file: StoredFile
  private let document: RecordFile<StatusesDocument>
  private let recentChanges: LineStack<RecentStatuses.Change>
  private let note: StoredFile

  /// The maximum number of articles whose lines are looked up one by one.
  private static let fewArticles = 100
  /// The maximum number of articles in the recent changes. To read them takes a fraction of a millisecond, to merge them a few.
  private static let mostRecent = 250
  /// The minimum size in bytes for single-line lookups. A smaller file is parsed in a millisecond.
  private static let leastBytes = 1 << 16

  init(in directory: DataDirectory) {
    file = StoredFile(path: directory.statuses)
    document = RecordFile(directory.statuses, in: directory)
    recentChanges = RecentStatuses.stack(in: directory)
    note = StoredFile(path: directory.writtenStatuses)
  }

  var path: String { file.path }

  /// All statuses; nil when the file is missing.
  func statuses() async throws(DataStoreError) -> StatusTable? {
    let recent = RecentStatuses(try await recentChanges.all())
    return Self.statuses(try await document.content(), recent)
  }

  /// All statuses, for a caller that already holds the lock; nil when the file is missing.
  func statusesUnderLock() throws(DataStoreError) -> StatusTable? {
    let recent = RecentStatuses(try recentChanges.allUnderLock())
    return Self.statuses(try document.contentUnderLock(), recent)
  }

  private static func statuses(_ document: StatusesDocument?, _ recent: RecentStatuses) -> StatusTable? {
    guard let document else { return nil }
    var statuses = document.statuses
    statuses.merge(recent.statuses(after: document.number))
    return statuses
  }

  /// The statuses of these articles. The result may also contain other articles.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> StatusTable {
    guard !ids.isEmpty else { return StatusTable() }
    let recent = RecentStatuses(try await recentChanges.all())
    let found = try lines(ifFew: ids) { (lines, file) throws(FileError) in
      try lines.statuses(of: ids, in: file)?.merging(recent.statuses(after: lines.merged)) { _, later in later }
    }
    guard let found else { return try await statuses() ?? StatusTable() }
    var statuses = StatusTable()
    statuses.merge(found)
    return statuses
  }

  /// Changes the statuses of articles. The caller must hold the lock.
  /// - Returns: their statuses after the change.
  func update(_ ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let recent = RecentStatuses(try recentChanges.allUnderLock())
    if let updated = try updateLines(of: ids, change, recent) { return updated }
    let document = try document.contentUnderLock()
    var statuses = Self.statuses(document ?? StatusesDocument(StatusTable()), recent) ?? StatusTable()
    var updated: [ArticleID: ArticleStatus] = [:]
    updated.reserveCapacity(ids.count)
    var isChanged = false
    for id in ids {
      let before = statuses[id]
      let after = before.applying(change)
      updated[id] = after
      guard after != before else { continue }
      isChanged = true
      statuses[id] = after
    }
    if isChanged { try replace(with: statuses, merged: max(document?.number ?? 0, recent.last)) }
    return updated
  }

  /// Creates a file without statuses, so that a file that is lost later is noticed. The caller must hold the lock.
  func createIfMissing() throws(DataStoreError) {
    if try !file.exists { try replace(with: StatusTable()) }
  }

  /// Replaces the whole file, which then contains all recent changes. The caller must hold the lock.
  func replace(with statuses: StatusTable, merged: Int = 0) throws(DataStoreError) {
    try replace { (copy) throws(FileError) in try copy.append(StatusesDocument(statuses, merged: merged).bytes) }
    if merged > 0 { try recentChanges.remove() }
  }

  /// What a change of few articles does to one version of the file.
  private struct Plan {
    let lines: StatusLines
    /// The statuses of all articles of the change.
    let updated: [ArticleID: ArticleStatus]
    /// The statuses that differ from before.
    let changed: [ArticleID: ArticleStatus]
    /// The edits that write them, and all recent changes, into the file.
    let edits: [StatusLines.Edit]
    let identity: FileIdentity
  }

  /// - Returns: nil when the whole file must be parsed.
  private func updateLines(
    of ids: Set<ArticleID>, _ change: ArticleStatus.Change, _ recent: RecentStatuses
  ) throws(DataStoreError) -> [ArticleID: ArticleStatus]? {
    let plan = try lines(ifFew: ids) { (lines, file) throws(FileError) -> Plan? in
      guard let stored = try lines.statuses(of: ids, in: file) else { return nil }
      let newer = recent.statuses(after: lines.merged)
      var (updated, changed): ([ArticleID: ArticleStatus], [ArticleID: ArticleStatus]) = ([:], [:])
      for id in ids {
        let status = newer[id] ?? stored[id] ?? .new
        updated[id] = status.applying(change)
        if updated[id] != status { changed[id] = updated[id] }
      }
      var edits: [StatusLines.Edit] = []
      if recent.count + changed.count > Self.mostRecent {
        guard let found = try lines.edits(for: newer.merging(changed) { _, later in later }, in: file) else { return nil }
        edits = found
      }
      return Plan(lines: lines, updated: updated, changed: changed, edits: edits, identity: FileIdentity(try file.status()))
    }
    guard let plan else { return nil }
    if !plan.edits.isEmpty {
      let merged = max(plan.lines.merged, recent.last)
      try replace { (copy) throws(FileError) in
        let former = try FileDescriptor(openingRegular: path, O_RDONLY)
        guard FileIdentity(try former.status()) == plan.identity else { throw FileError(code: 0, reason: "it was changed meanwhile") }
        try plan.lines.write(plan.edits, merged: merged, of: former, to: copy)
      }
      try recentChanges.remove()
    } else if !plan.changed.isEmpty {
      try recentChanges.push([RecentStatuses.Change(plan.changed)], after: plan.lines.merged)
    }
    return plan.updated
  }

  /// Runs `work` with the lines of a large file that this program wrote; returns nil for another file or for many articles.
  private func lines<Answer>(
    ifFew ids: Set<ArticleID>, _ work: (StatusLines, borrowing FileDescriptor) throws(FileError) -> Answer?
  ) throws(DataStoreError) -> Answer? {
    guard ids.count <= Self.fewArticles else { return nil }
    let answer = try file.reading { (file) throws(FileError) -> Answer? in
      let identity = FileIdentity(try file.status())
      guard identity.size >= Self.leastBytes, isWrittenHere(identity), let lines = try StatusLines(in: file) else { return nil }
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
