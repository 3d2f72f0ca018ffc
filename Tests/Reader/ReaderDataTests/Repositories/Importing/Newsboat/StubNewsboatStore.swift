import ReaderData
import ReaderDomain

/// A newsboat store with these feeds, each with these articles, or one that always fails.
struct StubNewsboatStore: NewsboatDataStore {
  var feeds: [String: NewsboatFeedRecord] = [:]
  var articles: [NewsboatArticle] = []
  var problem: NewsboatError?

  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord] {
    if let problem { throw problem }
    return feeds
  }

  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle] {
    if let problem { throw problem }
    return articles
  }
}
