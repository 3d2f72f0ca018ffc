import DataLayer
import Domain

/// A store of another reader's articles that knows these feeds and no articles, or has a problem.
struct StubNewsboatStore: NewsboatDataStore {
  var feeds: [String: NewsboatFeedRecord] = [:]
  var problem: NewsboatError?

  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord] {
    if let problem { throw problem }
    return feeds
  }

  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle] {
    if let problem { throw problem }
    return []
  }
}
