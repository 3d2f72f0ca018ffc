package import CoreData
internal import CoreDomain
internal import Files
internal import FileStorage
internal import ReaderDomain

/// The changes of marks that the feed server lacks, in `server.queue`: JSON lines, one for each mark of an article.
///
/// A line is added inside the commit of the status store and before the statuses, so that no change is confirmed and not queued. When the
/// server has the changes up to a line, one replacement of the file drops them and leaves their last number. Those that failed stay in their
/// places, so that none comes behind a newer one, and so do those that the server refused, marked as such. After an interruption, all are
/// sent again. After damage, nobody knows what the server lacks: the known items are forgotten, so that the next contact unites the marks of
/// both sides.
package struct ServerQueue: Sendable {
  private let directory: DataDirectory
  private let stack: JSONLinesStack<QueuedChange>

  package init(in directory: DataDirectory) {
    self.directory = directory
    stack = JSONLinesStack(directory.serverQueue, in: directory, limits: nil)
  }

  /// The file, for `store verify` and `store repair`.
  var document: StoredDocument {
    let document = StoredDocument(stack)
    return StoredDocument(path: document.path, findings: document.findings) { () throws(DataStoreError) in
      if try !document.findings().isEmpty { try forgetItems() }
      return try document.repair()
    }
  }

  private func forgetItems() throws(DataStoreError) { try ServerItems(in: directory).removeAll() }

  /// Performs a change under the lock.
  private func changing<Result>(_ work: () throws(DataStoreError) -> Result) throws(DataStoreError) -> Result {
    do throws(DataStoreError) {
      return try work()
    } catch {
      if case .damaged = error { try forgetItems() }
      throw error
    }
  }

  var path: String { stack.path }

  /// Changes whenever the file changes; nil when the file does not exist.
  func identity() throws(DataStoreError) -> FileIdentity? { try stack.identity() }

  /// Adds changes, and waits for the disk. Marks that no server has are left out. The caller must hold the lock.
  func add(_ edits: [StatusEdit], at moment: Timestamp) throws(DataStoreError) {
    let changes = edits.filter(\.mark.isOnServers).flatMap { edit in
      edit.ids.map { QueuedChange.changed(QueuedChange.Change(article: $0, mark: edit.mark, isSet: edit.isSet, moment: moment)) }
    }
    try changing { () throws(DataStoreError) in try stack.push(changes) }
  }

  /// The changes that wait.
  func pending() async throws(DataStoreError) -> PendingMarks {
    let lines: [JSONLinesStack<QueuedChange>.Numbered]
    do throws(DataStoreError) {
      lines = try await stack.all()
    } catch {
      if case .damaged = error { try await directory.change { () throws(DataStoreError) in try forgetItems() } }
      throw error
    }
    var (marks, refused): ([PendingMark], [PendingMark]) = ([], [])
    for (number, line) in lines {
      switch line {
      case .changed(let change): marks.append(change.numbered(number))
      case .refused(let change): refused.append(change.numbered(number))
      case .pushed: break
      }
    }
    return PendingMarks(marks, last: lines.last?.number ?? 0, setAside: refused)
  }

  /// Drops the changes up to a number, which keeps its place in the file. The caller must hold the lock.
  /// - Parameters:
  ///   - refused: those that the server refused. They stay until a later change of the same mark is sent.
  ///   - failed: those that could not be sent. They stay, and wait.
  func drop(through number: Int, refused: [StatusEdit], failed: [StatusEdit]) throws(DataStoreError) {
    let lines = try changing { () throws(DataStoreError) in try stack.allUnderLock() }
    let dropped = lines.prefix { $0.number <= number }
    guard let last = dropped.last, dropped.contains(where: { if case .changed = $0.entry { true } else { false } }) else { return }
    let (refused, failed) = (Self.subjects(of: refused), Self.subjects(of: failed))
    // Of each mark of an article, the last change counts.
    var kept: [Subject: JSONLinesStack<QueuedChange>.Numbered] = [:]
    for line in dropped {
      switch line.entry {
      case .refused(let change): kept[Subject(change)] = line
      case .changed(let change):
        let subject = Subject(change)
        if failed.contains(subject) {
          kept[subject] = line
        } else {
          kept[subject] = refused.contains(subject) ? (number: line.number, entry: .refused(change)) : nil
        }
      case .pushed: break
      }
    }
    var rest = kept.values.sorted { $0.number < $1.number }
    if rest.last?.number != last.number { rest.append((number: last.number, entry: .pushed)) }
    try stack.replace(with: rest + lines.dropFirst(dropped.count))
  }

  private struct Subject: Hashable {
    let article: ArticleID
    let mark: ArticleMark

    init(_ change: QueuedChange.Change) { self.init(change.article, change.mark) }

    init(_ article: ArticleID, _ mark: ArticleMark) { (self.article, self.mark) = (article, mark) }
  }

  private static func subjects(of edits: [StatusEdit]) -> Set<Subject> {
    Set(edits.flatMap { edit in edit.ids.map { Subject($0, edit.mark) } })
  }

  /// Removes the file. The caller must hold the lock.
  func remove() throws(DataStoreError) { try StoredFile(path: path).remove() }
}

extension QueuedChange.Change {
  fileprivate func numbered(_ number: Int) -> PendingMark {
    PendingMark(number: number, article: article, mark: mark, isSet: isSet, moment: moment)
  }
}
