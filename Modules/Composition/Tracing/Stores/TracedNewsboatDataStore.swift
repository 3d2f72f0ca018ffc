import DataLayer
import Domain

struct TracedNewsboatDataStore: NewsboatDataStore {
  let base: any NewsboatDataStore
  let trace: Trace

  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord] {
    try await trace.around(type(of: base), path) { () async throws(NewsboatError) in try await base.feeds(inFile: path) }
  }

  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle] {
    try await trace.around(type(of: base), URLRedaction.shown(feed)) { () async throws(NewsboatError) in
      try await base.items(of: feed, inFile: path)
    }
  }
}
