internal import CoreData
internal import ReaderDomain
internal import RecordJSON

/// The stored articles of a feed during a merge, under the lock. The index supplies the content hashes; single lines are read when
/// necessary.
struct ArticleFileMerge: StoredLines {
  private let articleFile: ArticleFile
  private let index: ArticleFileIndex?
  private let entries: [ArticleID: ArticleFileEntry]

  init(_ articleFile: ArticleFile, _ index: ArticleFileIndex?) {
    self.articleFile = articleFile
    self.index = index
    entries = Dictionary((index?.entries ?? []).map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  var feed: FeedID { articleFile.feed }

  func ids() throws(DataStoreError) -> Set<ArticleID> { Set(entries.keys) }

  func places() throws(DataStoreError) -> [ArticleSortKey] { entries.values.map(\.place) }

  /// The number of stored articles.
  var count: Int { entries.count }

  func digest(of id: ArticleID) throws(DataStoreError) -> UInt64? { entries[id]?.digest }

  func line(of id: ArticleID) throws(DataStoreError) -> ArticleLine? {
    guard let index, let entry = entries[id], let lines = try articleFile.lines([entry], of: index, whole: true) else { return nil }
    return try articleFile.parsed(lines) { (line) throws(JSONError) in try ArticleLine(line) }.first
  }

  /// Appends the lines of a merge. A file with more outdated lines than current ones is rewritten.
  func store(_ lines: [ArticleLine]) throws(DataStoreError) {
    let isIncomplete = try articleFile.isIncomplete(index)
    guard !lines.isEmpty || index == nil || isIncomplete else { return }
    try articleFile.add(lines, to: index)
    try articleFile.compactIfOutdated()
  }

  /// Appends the line of an article that the file has already. The file stays incomplete if it is.
  func replace(with line: ArticleLine) throws(DataStoreError) {
    guard let index else { return }
    try articleFile.replace(with: line, in: index)
    try articleFile.compactIfOutdated()
  }
}
