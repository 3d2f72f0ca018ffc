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

/// The file of statuses, `statuses.json`.
///
/// Of a large one that was written here, single lines are looked up and changed without parsing the others. Which file that is stands beside it,
/// in `statuses.written`: a file that was edited since, or replaced by an earlier version, is read as a whole, so damage is noticed.
struct StatusFile: Sendable {
  private let file: StoredFile
  private let document: RecordFile<StatusesDocument>
  private let note: StoredFile

  /// The lines of no more articles are looked up one by one.
  private static let fewArticles = 100
  /// A smaller file is parsed in a millisecond.
  private static let leastBytes = 1 << 16

  /// Names the file of a home.
  init(in directory: DataDirectory) {
    file = StoredFile(path: directory.statuses)
    document = RecordFile(directory.statuses, in: directory)
    note = StoredFile(path: directory.writtenStatuses)
  }

  /// Where it is.
  var path: String { file.path }

  /// All statuses; nil when there is no file.
  func statuses() async throws(DataStoreError) -> StatusTable? { try await document.content()?.statuses }

  /// The same for those who have the lock already.
  func statusesUnderLock() throws(DataStoreError) -> StatusTable? { try document.contentUnderLock()?.statuses }

  /// The statuses of those of these articles that have one, and perhaps of others.
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> StatusTable {
    guard !ids.isEmpty else { return StatusTable() }
    let found = try lines(ifFew: ids) { (lines, file) throws(FileError) in try lines.statuses(of: ids, in: file) }
    guard let found else { return try await statuses() ?? StatusTable() }
    var statuses = StatusTable()
    for (id, status) in found { statuses[id] = status }
    return statuses
  }

  /// Changes the statuses of articles. To be called under the lock.
  /// - Returns: their statuses after the change.
  func update(_ ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    if let updated = try updateLines(of: ids, change) { return updated }
    var statuses = try statusesUnderLock() ?? StatusTable()
    var updated: [ArticleID: ArticleStatus] = [:]
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

  /// Replaces the file as a whole. To be called under the lock.
  func replace(with statuses: StatusTable) throws(DataStoreError) {
    try replace { (copy) throws(FileError) in try copy.append(StatusesDocument(statuses).bytes) }
  }

  /// Which lines become others, and of which file.
  private struct Plan {
    let lines: StatusLines
    let edits: [StatusLines.Edit]
    let identity: FileIdentity
    let updated: [ArticleID: ArticleStatus]
  }

  /// - Returns: nil when the file has to be read as a whole.
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

  /// Does work with the lines of a large file that was written here; nil when it is none, or when the articles are many.
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
      // Without the note, the file is read as a whole.
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
