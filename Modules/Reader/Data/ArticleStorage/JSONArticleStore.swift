public import CoreData
public import CoreDomain
public import Files
internal import FileStorage
public import ReaderDomain
internal import RecordJSON

/// Articles in one file per feed, `articles/<feed>.jsonl`. Each article is a line that ends with its body.
///
/// A refresh appends lines for new and edited articles and leaves the others alone. A content hash shows that an article is unchanged
/// without reading its line.
public actor JSONArticleStore: ArticleDataStore {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let statuses: StatusFile
  private var known: KnownIndex?

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    statuses = StatusFile(in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] {
    var bodies: [ArticleID: BodyRecord] = [:]
    let lines = try await lines(of: feed, known: known?.feed == feed ? known?.index : nil) { entries(of: articles, in: $0, of: feed) }
    for line in lines { bodies[line.record.id] = line.body }
    return bodies
  }

  /// Finds some articles in an index. When it is asked again of the same index, it looks each one up: an export asks thousands of times.
  private func entries(of articles: Set<ArticleID>, in index: ArticleFileIndex, of feed: FeedID) -> [ArticleFileEntry] {
    guard var known, known.feed == feed, known.index.identity == index.identity else {
      known = KnownIndex(feed: feed, index: index)
      return index.entries.filter { articles.contains($0.id) }
    }
    let places = known.places ?? Dictionary(zip(index.entries.map(\.id), index.entries.indices)) { $1 }
    known.places = places
    self.known = known
    return articles.compactMap { places[$0] }.sorted().map { index.entries[$0] }
  }

  /// The index of the feed whose texts were read last.
  private struct KnownIndex {
    let feed: FeedID
    let index: ArticleFileIndex
    /// Where each article is in the index; nil until it is needed.
    var places: [ArticleID: Int]?
  }

  public func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await lines(of: feed) { $0.entries }.map { $0.article(of: feed) }
  }

  public func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    try await directory.change { () throws(DataStoreError) in
      let articleFile = ArticleFile(of: feed, in: directory)
      let merged = ArticleFileMerge(articleFile, try articleFile.indexUnderLock())
      try beginStatuses()
      let comparison = try MergeComparison(of: articles, with: merged)
      let marked = try comparison.marks(by: marker) { (ids) throws(DataStoreError) in try statuses.statusesUnderLock(of: ids) }
      // The marks come first: an article must not be shown before it is hidden. After an interruption, it arrives with its status.
      if !marked.marks.isEmpty {
        try note(marked)
        _ = try statuses.update(Set(marked.marks.keys)) { id, status in
          marked.marks[id]?.reduce(status) { $0.applying(.set($1, true)) } ?? status
        }
      }
      try merged.store(comparison.lines)
      return MergeResult(
        new: comparison.new, changed: comparison.changed, stored: merged.count + comparison.new.count, marked: marked,
        recognized: comparison.recognized)
    }
  }

  public func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool {
    try await directory.change { () throws(DataStoreError) in
      let articleFile = ArticleFile(of: feed, in: directory)
      let stored = ArticleFileMerge(articleFile, try articleFile.indexUnderLock())
      guard let line = try stored.line(of: article) else { return false }
      guard line.body?.fullHTML != html else { return true }
      try StorageKindFile(of: directory).noteFullTexts()
      try stored.replace(with: line.with(fullHTML: html))
      return true
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await directory.change { () throws(DataStoreError) in
      let articleFile = ArticleFile(of: feed, in: directory)
      guard let index = try articleFile.indexUnderLock() else { return 0 }
      let outlived = Set(RetentionRules.outlived(index.entries.map(\.place), keeping: retention, document: document, at: moment))
      guard !outlived.isEmpty else { return 0 }
      // An article without a star counts as not kept only if no status was ever lost.
      guard try !directory.mayLackStatuses(), let known = try statuses.completeStatusesUnderLock() else { return 0 }
      let removed = outlived.filter { !known[$0].isKept }
      if !removed.isEmpty { try articleFile.replace(with: index.entries.filter { !removed.contains($0.id) }, of: index) }
      return removed.count
    }
  }

  /// Creates the status file together with the first articles. If the file is missing later, it was lost.
  private func beginStatuses() throws(DataStoreError) {
    guard try !StoredFile(path: directory.articles).exists else { return }
    try statuses.createIfMissing()
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await directory.reading { () async throws(DataStoreError) in
      var complete: [FeedID: Int] = [:]
      for feed in try await feedsWithArticles() { complete[feed] = try ArticleFile(of: feed, in: directory).completeCount() }
      return complete
    }
  }

  public func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> { try directory.feedsWithArticleFiles() }

  private func lines(
    of feed: FeedID, known: ArticleFileIndex? = nil, _ function: String = #function,
    _ wanted: (ArticleFileIndex) -> [ArticleFileEntry]
  ) async throws(DataStoreError) -> [ArticleLine] {
    let articleFile = ArticleFile(of: feed, in: directory)
    return try await directory.reading(#fileID, function) { () async throws(DataStoreError) in
      try await articleFile.reading(known: known) { (index) throws(DataStoreError) in
        guard let lines = try articleFile.lines(wanted(index), of: index, whole: true) else { return nil }
        return try articleFile.parsed(lines) { (line) throws(JSONError) in try ArticleLine(line) }
      } ?? []
    }
  }
}
