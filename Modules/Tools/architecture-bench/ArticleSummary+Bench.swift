import CoreDomain
import ReaderDomain

extension ArticleSummary {
  /// The article with this number in the list.
  static func bench(_ number: Int) -> ArticleSummary {
    let moment = Timestamp.bench.adding(minutes: -number)
    let article = Article(
      id: ArticleID(feed: feed, identity: "guid:\(number)"), feed: feed, title: "The article with the number \(number)",
      authors: [Author(name: "Example")].compactMap(\.self), published: moment, firstSeen: moment, position: number)
    return ArticleSummary(article: article, status: ArticleStatus([]), feedTitle: "Example", folder: FolderPath(""))
  }

  private static let feed: FeedID = {
    do { return FeedID(url: try WebURL("https://example.org/feed.xml")) } catch { preconditionFailure("\(error)") }
  }()
}
