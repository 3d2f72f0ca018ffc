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
}
