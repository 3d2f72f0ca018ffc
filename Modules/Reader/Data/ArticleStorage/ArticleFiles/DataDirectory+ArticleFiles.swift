package import CoreData
internal import Files
internal import FileStorage
package import ReaderDomain

extension DataDirectory {
  package func articles(of feed: FeedID) -> String { "\(articles)/\(feed.text).jsonl" }
  package func articleIndex(of feed: FeedID) -> String { "\(articles)/\(feed.text).index" }
  package func incompleteMark(of feed: FeedID) -> String { "\(articles)/\(feed.text).incomplete" }

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
