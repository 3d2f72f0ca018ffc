import Domain

struct TracedNewsboatRepository: NewsboatRepository {
  let base: any NewsboatRepository
  let trace: Trace

  func list(in place: NewsboatFiles) async throws(ReadingError) -> NewsboatSubscriptions {
    try await trace.around(type(of: base), place.list) { () async throws(ReadingError) in try await base.list(in: place) }
  }

  func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReadingError) -> [NewsboatArticle] {
    try await trace.around(type(of: base), feed.subscription.url) { () async throws(ReadingError) in
      try await base.items(of: feed, in: place)
    }
  }
}
