internal import CoreData
internal import FileStorage
internal import ReaderDomain

/// Which articles the items of the feed server are, in `server.items`: a JSON line for each item. Of several lines for one item, the last
/// counts. A lost file is rebuilt by the next contact, which finds the articles of all items again.
struct ServerItems: Sendable {
  private let stack: JSONLinesStack<ServerItemLine>

  init(in directory: DataDirectory) {
    stack = JSONLinesStack(directory.serverItems, in: directory, limits: nil)
  }

  /// The file, for `store verify` and `store repair`.
  var document: StoredDocument { StoredDocument(stack) }

  func all() async throws(DataStoreError) -> [ServerItemID: ArticleID] {
    let lines = try await stack.all()
    var articles = [ServerItemID: ArticleID](minimumCapacity: lines.count)
    for (_, line) in lines { articles[line.item] = line.article }
    return articles
  }

  /// Adds lines. The caller must hold the lock.
  func add(_ items: [ServerItemID: ArticleID]) throws(DataStoreError) {
    try stack.push(items.map { ServerItemLine($0, $1) }.sorted { $0.item < $1.item })
  }

  /// Rewrites the file without these items. The caller must hold the lock.
  func remove(_ items: Set<ServerItemID>) throws(DataStoreError) {
    let lines = try stack.allUnderLock()
    let kept = lines.filter { !items.contains($0.entry.item) }
    if kept.count < lines.count { try stack.replace(with: kept) }
  }

  /// Removes the file. The caller must hold the lock.
  func removeAll() throws(DataStoreError) { try StoredFile(path: stack.path).remove() }
}
