package import CoreData
internal import Files
internal import FileStorage
package import ReaderDomain

extension DataDirectory {
  package func articles(of feed: FeedID) -> String { "\(articles)/\(feed.text).jsonl" }
  package func articleIndex(of feed: FeedID) -> String { "\(articles)/\(feed.text).index" }
  package func incompleteMark(of feed: FeedID) -> String { "\(articles)/\(feed.text).incomplete" }

  /// Whether a file in the folder of articles is one of the store. Others are damaged files that were set aside, and files of the user: both stay.
  package static func isOfArticles(_ name: String) -> Bool {
    AtomicFile.isUnfinished(name)
      || [".jsonl", ".index", ".incomplete"].contains { name.hasSuffix($0) && FeedID(stored: String(name.dropLast($0.count))) != nil }
  }

  /// The feeds that have an article file.
  package func feedsWithArticleFiles() throws(DataStoreError) -> Set<FeedID> {
    let ending = ".jsonl"
    do throws(FileError) {
      return Set(
        try FileSystem.names(in: articles).compactMap { name in
          name.hasSuffix(ending) ? FeedID(stored: String(name.dropLast(ending.count))) : nil
        })
    } catch {
      throw .unreadable(path: articles, reason: error.reason)
    }
  }

  /// Whether the status file was lost: there are articles, and the first ones create it.
  package func lacksStatuses() throws(DataStoreError) -> Bool {
    if try StoredFile(path: statuses).exists { return false }
    return try !feedsWithArticleFiles().isEmpty
  }

  /// Leaves a sign that statuses were lost, if they were, before a new file takes the place of a lost one and looks complete. The sign is an
  /// empty copy that is set aside, as a damaged file is. The caller must hold the lock.
  package func noteLostStatuses() throws(DataStoreError) {
    if try lacksStatuses() {
      // A whole copy is no damaged file: the user has put it there for the lost one.
      try StoredFile(path: statuses).noteLoss(at: momentForName) { bytes in
        StatusesDocument.salvaged(from: bytes) == nil || (try? StatusesDocument(parsing: bytes)) != nil
      }
    }
    if try RecentStatuses.areLost(in: self) {
      try StoredFile(path: recentStatuses).noteLoss(at: momentForName) { bytes in
        RecentStatuses.salvaged(from: bytes).ids.isEmpty || JSONLinesStack<RecentStatuses.Change>.readable(bytes).damage == nil
      }
    }
  }
}
