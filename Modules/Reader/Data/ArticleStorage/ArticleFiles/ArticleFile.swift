package import CoreData
internal import CoreDomain
internal import Files
internal import FileStorage
package import ReaderDomain
internal import RecordJSON

/// The file of one feed's articles, `articles/<feed>.jsonl`, and the index beside it. A refresh appends lines and leaves the others alone.
package struct ArticleFile: Sendable {
  package let feed: FeedID
  let directory: DataDirectory
  let file: StoredFile
  /// How many times reading is attempted when another process rewrites the file meanwhile.
  private static let maximumAttempts = 5

  package init(of feed: FeedID, in directory: DataDirectory) {
    self.feed = feed
    self.directory = directory
    file = StoredFile(path: directory.articles(of: feed), makesFolder: true)
  }

  /// The index of the file; nil when the file is missing.
  ///
  /// A damaged file is set aside under the lock, after the file is read a second time: another process may have replaced it by a good one.
  /// - Parameter known: an index that was read before; it is returned if the file has not changed since.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`; `locked` and `cancelled` while waiting to set the file aside.
  package func index(known: ArticleFileIndex? = nil) async throws(DataStoreError) -> ArticleFileIndex? {
    if let known, try file.identity() == known.identity { return known }
    switch try readIndex() {
    case .success(let index):
      return index
    case .failure(let problem):
      return try await directory.changeDamaged(file, because: problem.damage.reason) { () throws(DataStoreError) in try indexUnderLock() }
    }
  }

  /// The index, for a caller that already holds the lock. The readable articles of a damaged file are moved to a new file. The feed then
  /// counts as incomplete until its server has sent the whole document again.
  package func indexUnderLock() throws(DataStoreError) -> ArticleFileIndex? {
    switch try readIndex() {
    case .success(let index):
      return index
    case .failure(let problem):
      throw try setAside(problem)
    }
  }

  /// The lines of these articles: complete if `whole` is true, otherwise up to the body.
  /// - Returns: nil when the index does not fit the file any more.
  package func lines(_ entries: [ArticleFileEntry], of index: ArticleFileIndex, whole: Bool) throws(DataStoreError) -> [[UInt8]]? {
    try file.reading { (file) throws(FileError) -> [[UInt8]]? in
      guard index.fits(FileIdentity(try file.status())) else { return nil }
      var lines: [[UInt8]] = []
      for entry in entries {
        let count = whole ? entry.length : entry.head
        let line = try file.bytes(from: entry.start, count: count)
        // Another process has replaced or cut the file meanwhile.
        guard line.count == count else { return nil }
        lines.append(line)
      }
      return lines
    } ?? nil
  }

  /// The whole content of the file.
  /// - Returns: nil when the index does not fit the file any more.
  package func content(of index: ArticleFileIndex) throws(DataStoreError) -> [UInt8]? {
    try file.reading { (file) throws(FileError) in
      guard index.fits(FileIdentity(try file.status())) else { return nil }
      return try file.content()
    } ?? nil
  }

  /// Runs `work`, which reads lines, and retries it when another process rewrites the file meanwhile.
  /// - Parameters:
  ///   - known: an index that was read before.
  ///   - work: returns nil when the index does not fit the file any more.
  /// - Returns: nil when the file is missing.
  package func reading<Answer>(
    known: ArticleFileIndex? = nil, _ work: (ArticleFileIndex) throws(DataStoreError) -> Answer?
  ) async throws(DataStoreError) -> Answer? {
    for _ in 1...Self.maximumAttempts {
      guard let index = try await index(known: known) else { return nil }
      if let response = try work(index) { return response }
    }
    throw .unreadable(path: file.path, reason: "it keeps changing")
  }

  /// Parses lines. The index fits the file, so a parse error means that a line was modified in place.
  func parsed<Line>(_ lines: [[UInt8]], _ parse: ([UInt8]) throws(JSONError) -> Line) throws(DataStoreError) -> [Line] {
    do throws(JSONError) {
      return try lines.map(parse)
    } catch {
      throw .needsRepair(path: file.path, reason: error.problem, effect: .recovers)
    }
  }

  /// Whether the feed must be fetched in full again: its file was damaged, or its last line is incomplete.
  /// - Parameter index: the current index; nil when the file is missing.
  func isIncomplete(_ index: ArticleFileIndex?) throws(DataStoreError) -> Bool {
    if try incompleteMark.exists { return true }
    guard let index, let identity = try file.identity() else { return false }
    return UInt64(index.end) < identity.size
  }

  /// The number of articles, if the file is complete as far as it can tell; nil when the feed must be fetched in full again.
  func completeCount() throws(DataStoreError) -> Int? {
    // An empty file never counts as complete. Otherwise the server's "not modified" would keep it empty forever.
    guard try !incompleteMark.exists, let identity = try file.identity(), identity.size > 0 else { return nil }
    if let summary = try savedSummary() {
      if summary.identity == identity { return summary.end == identity.size ? summary.articles : nil }
      // A copy of a data directory has files with other identities. Whoever reads the articles checks their lines.
      if summary.identity.size == identity.size, summary.end == identity.size, try endsWithWholeLine(identity) { return summary.articles }
    }
    do throws(DataStoreError) {
      guard case .success(let index?) = try readIndex(), UInt64(index.end) == identity.size else { return nil }
      return index.entries.count
    } catch {
      // The merge of this feed reports the error. Other feeds must not fail because of it.
      guard case .newerVersion = error else { throw error }
      return nil
    }
  }

  /// Rewrites the file with the latest lines of these articles only. A feed whose last line is incomplete still counts as incomplete. The
  /// caller must hold the lock.
  func replace(with entries: [ArticleFileEntry], of index: ArticleFileIndex) throws(DataStoreError) {
    if try isIncomplete(index) { try incompleteMark.replace(with: []) }
    if let lines = try lines(entries, of: index, whole: true) { try replace(with: lines) }
  }

  /// Appends lines of a complete document and syncs them to disk. The caller must hold the lock.
  /// - Parameter index: the current index; nil when the file is missing.
  package func add(_ lines: [ArticleLine], to index: ArticleFileIndex?) throws(DataStoreError) {
    try append(lines, to: index)
    try incompleteMark.remove()
  }

  /// Appends another line of an article. The caller must hold the lock. A feed whose file is incomplete still counts as incomplete.
  func replace(with line: ArticleLine, in index: ArticleFileIndex) throws(DataStoreError) {
    if try isIncomplete(index) { try incompleteMark.replace(with: []) }
    try append([line], to: index)
  }

  private func append(_ lines: [ArticleLine], to index: ArticleFileIndex?) throws(DataStoreError) {
    var advisor = ArticleFileAppender(of: feed, from: index)
    if let index {
      try file.append(from: index.end) { (file) throws(FileError) in try advisor.write(lines, to: file) }
    } else {
      try file.replace { (file) throws(FileError) in try advisor.write(lines, to: file) }
    }
    try save(advisor.entries, end: advisor.end)
  }

  private func replace(with lines: [[UInt8]]) throws(DataStoreError) {
    try file.replace(with: Self.bytes(of: feed, lines))
    _ = try readIndex()
  }

  static func bytes(of feed: FeedID, _ lines: [[UInt8]]) -> [UInt8] {
    var writer = JSONWriter()
    ArticleFileContent.writeHeader(of: feed, to: &writer)
    return writer.bytes + lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  private func endsWithWholeLine(_ identity: FileIdentity) throws(DataStoreError) -> Bool {
    try file.reading { (file) throws(FileError) in
      try file.bytes(from: Int(clamping: identity.size) - 1, count: 1) == [UInt8(ascii: "\n")]
    } ?? false
  }

  private func savedSummary() throws(DataStoreError) -> ArticleFileIndexSummary? {
    try indexFile.reading { (file) throws(FileError) in
      ArticleFileIndexSummary(try file.bytes(from: 0, count: ArticleFileIndexSummary.bytes))
    } ?? nil
  }

  var indexFile: StoredFile { StoredFile(path: directory.articleIndex(of: feed)) }
  var incompleteMark: StoredFile { StoredFile(path: directory.incompleteMark(of: feed), makesFolder: true) }

  func readIndex() throws(DataStoreError) -> Result<ArticleFileIndex?, ArticleFileDamage> {
    guard let identity = try file.identity() else { return .success(nil) }
    let saved = try indexFile.content().flatMap { ArticleFileIndex($0) }
    if let saved, saved.identity == identity { return .success(saved) }
    guard let bytes = try file.content() else { return .success(nil) }
    let content: ArticleFileContent
    do throws(DocumentSchema.VersionError) {
      content = try ArticleFileContent(bytes, of: feed)
    } catch {
      guard case .newer(let version, let newest) = error else { return .success(nil) }
      throw .newerVersion(path: file.path, version: version, newest: newest)
    }
    if let damage = content.damage ?? lack(in: content, of: identity, since: saved) {
      let lines = content.wholeLines(in: bytes)
      let lost = content.damage == nil ? nil : content.unreadable.map { $0 + content.entries.count - lines.count }
      return .failure(ArticleFileDamage(damage: damage, lines: lines, lost: lost))
    }
    let index = ArticleFileIndex(identity: identity, end: content.end, entries: content.entries, isFromWriter: false)
    indexFile.cache(index.bytes)
    return .success(index)
  }

  private func save(_ entries: [ArticleFileEntry], end: Int) throws(DataStoreError) {
    guard let identity = try file.identity() else { return }
    indexFile.cache(ArticleFileIndex(identity: identity, end: end, entries: entries, isFromWriter: true).bytes)
  }
}
