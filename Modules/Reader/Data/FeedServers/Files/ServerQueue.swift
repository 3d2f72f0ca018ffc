package import CoreData
internal import CoreDomain
internal import Files
internal import FileStorage
internal import ReaderDomain

/// The changes of marks that the feed server lacks, in `server.queue`: JSON lines, one for each mark of an article.
///
/// A line is added inside the commit of the status store and before the statuses, so that no change is confirmed and not queued. When the
/// server has the changes up to a line, one replacement of the file drops them and leaves their last number in the first line. After an
/// interruption, all are sent again.
package struct ServerQueue: Sendable {
  private let stack: LineStack<QueuedChange>

  package init(in directory: DataDirectory) {
    stack = LineStack(directory.serverQueue, in: directory, limits: nil)
  }

  /// The file, for `store verify` and `store repair`.
  var document: StoredDocument { StoredDocument(stack) }

  var path: String { stack.path }

  /// Changes whenever the file changes; nil when the file does not exist.
  func identity() throws(DataStoreError) -> FileIdentity? { try stack.identity() }

  /// Adds changes, and waits for the disk. Marks that no server has are left out. The caller must hold the lock.
  func add(_ edits: [StatusEdit], at moment: Timestamp) throws(DataStoreError) {
    try stack.push(
      edits.filter(\.mark.isOnServers).flatMap { edit in
        edit.ids.map { QueuedChange.changed($0, edit.mark, isSet: edit.isSet, moment) }
      })
  }

  /// The changes that wait.
  func pending() async throws(DataStoreError) -> PendingMarks {
    let lines = try await stack.all()
    var (marks, refused): ([PendingMark], Int) = ([], 0)
    for (number, line) in lines {
      switch line {
      case .changed(let article, let mark, let isSet, let moment):
        marks.append(PendingMark(number: number, article: article, mark: mark, isSet: isSet, moment: moment))
      case .pushed(let earlier): refused += earlier
      }
    }
    return PendingMarks(marks, last: lines.last?.number ?? 0, setAside: refused)
  }

  /// Drops the changes up to a number, which keeps its place in the file. The caller must hold the lock.
  /// - Parameter refused: the number of those that the server refused.
  func drop(through number: Int, refused: Int) throws(DataStoreError) {
    let lines = try stack.allUnderLock()
    let dropped = lines.prefix { $0.number <= number }
    guard let last = dropped.last, dropped.contains(where: { if case .changed = $0.entry { true } else { false } }) else { return }
    let earlier = dropped.reduce(0) { if case .pushed(let refused) = $1.entry { $0 + refused } else { $0 } }
    var kept: [LineStack<QueuedChange>.Numbered] = [(number: last.number, entry: .pushed(refused: earlier + refused))]
    kept += lines.dropFirst(dropped.count)
    try stack.replace(with: kept)
  }

  /// Removes the file. The caller must hold the lock.
  func remove() throws(DataStoreError) { try StoredFile(path: path).remove() }
}
