package import CoreData
internal import FileStorage
package import ReaderDomain

extension DataDirectory {
  package func articles(of feed: FeedID) -> String { "\(articles)/\(feed.text).jsonl" }
  package func articleIndex(of feed: FeedID) -> String { "\(articles)/\(feed.text).index" }
  package func incompleteMark(of feed: FeedID) -> String { "\(articles)/\(feed.text).incomplete" }
}
