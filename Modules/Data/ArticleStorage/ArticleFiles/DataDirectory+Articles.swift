package import Domain
package import FileStorage

extension DataDirectory {
  package func articles(of feed: FeedID) -> String { "\(articles)/\(feed.text).jsonl" }
  package func articleIndex(of feed: FeedID) -> String { "\(articles)/\(feed.text).index" }
  package func incompleteMark(of feed: FeedID) -> String { "\(articles)/\(feed.text).incomplete" }
}
