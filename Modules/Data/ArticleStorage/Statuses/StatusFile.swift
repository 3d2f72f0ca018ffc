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

/// The status file, `statuses.json`.
///
/// In a large file that this program wrote, single lines are looked up and changed without parsing the others. The file `statuses.written`
/// identifies the file that was written. A file that was edited since, or replaced by an earlier version, is parsed whole, so that damage
/// is noticed.
struct StatusFile: Sendable {
  private let file: StoredFile
  private let document: RecordFile<StatusesDocument>
  private let note: StoredFile

  /// The maximum number of articles whose lines are looked up one by one.
  private static let fewArticles = 100
  /// The minimum size in bytes for single-line lookups. A smaller file is parsed in a millisecond.
  private static let leastBytes = 1 << 16

  init(in directory: DataDirectory) {
    file = StoredFile(path: directory.statuses)
    document = RecordFile(directory.statuses, in: directory)
    note = StoredFile(path: directory.writtenStatuses)
  }

  var path: String { file.path }

  /// All statuses; nil when the file is missing.
  func statuses() async throws(DataStoreError) -> StatusTable? { try await document.content()?.statuses }

  /// All statuses, for a caller that already holds the lock; nil when the file is missing.
  func statusesUnderLock() throws(DataStoreError) -> StatusTable? { try document.contentUnderLock()?.statuses }

  /// The statuses of these articles. The result may also contain other articles.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> StatusTable {
    guard !ids.isEmpty else { return StatusTable() }
    let found = try lines(ifFew: ids) { (lines, file) throws(FileError) in try lines.statuses(of: ids, in: file) }
    guard let found else { return try await statuses() ?? StatusTable() }
    var statuses = StatusTable()
    for (id, status) in found { statuses[id] = status }
    return statuses
  }

  /// Changes the statuses of articles. The caller must hold the lock.
  /// - Returns: their statuses after the change.
  func update(_ ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    if let updated = try updateLines(of: ids, change) { return updated }
    var statuses = try statusesUnderLock() ?? StatusTable()
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
    if isChanged { try replace(with: statuses) }
    return updated
  }

  /// Replaces the whole file. The caller must hold the lock.
  func replace(with statuses: StatusTable) throws(DataStoreError) {
    try replace { (copy) throws(FileError) in try copy.append(StatusesDocument(statuses).bytes) }
  }

  /// The line edits for one version of the file.
  private struct Plan {
    let lines: StatusLines
    let edits: [StatusLines.Edit]
    let identity: FileIdentity
    let updated: [ArticleID: ArticleStatus]
  }

  /// - Returns: nil when the whole file must be parsed.
  private func updateLines(of ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DataStoreError) -> [ArticleID: ArticleStatus]? {
    let plan = try lines(ifFew: ids) { (lines, file) throws(FileError) -> Plan? in
      guard let before = try lines.statuses(of: ids, in: file) else { return nil }
      var (updated, changed): ([ArticleID: ArticleStatus], [ArticleID: ArticleStatus]) = ([:], [:])
      for id in ids {
        let status = before[id] ?? .new
        updated[id] = status.applying(change)
        if updated[id] != status { changed[id] = updated[id] }
      }
      guard let edits = try lines.edits(for: changed, in: file) else { return nil }
      return Plan(lines: lines, edits: edits, identity: FileIdentity(try file.status()), updated: updated)
    }
    guard let plan else { return nil }
    if !plan.edits.isEmpty {
      try replace { (copy) throws(FileError) in
        let former = try FileDescriptor(openingRegular: path, O_RDONLY)
        guard FileIdentity(try former.status()) == plan.identity else { throw FileError(code: 0, reason: "it was changed meanwhile") }
        try plan.lines.write(plan.edits, of: former, to: copy)
      }
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
