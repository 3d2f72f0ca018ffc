import Domain

/// Traces the calls of a feed repository. For a stream, the trace contains only the call that starts it.
struct TracedFeedRepository: FeedRepository {
  let base: any FeedRepository
  let trace: Trace

  func fetch(_ calls: [FeedRequest]) async -> EventBatches<FetchEvent> {
    await trace.around(type(of: base), calls) { await base.fetch(calls) }
  }

  func look(at url: WebURL) async throws(ReadingError) -> DiscoveryResult {
    try await trace.around(type(of: base), url) { () async throws(ReadingError) in try await base.look(at: url) }
  }

  func read(from place: FileLocation) async throws(ReadingError) -> Feed {
    try await trace.around(type(of: base), place) { () async throws(ReadingError) in try await base.read(from: place) }
  }

  func countItems(in place: FileLocation) async throws(ReadingError) -> Int {
    try await trace.around(type(of: base), place) { () async throws(ReadingError) in try await base.countItems(in: place) }
  }

  func inspect(_ place: FileLocation) async throws(ReadingError) -> FeedInspection {
    try await trace.around(type(of: base), place) { () async throws(ReadingError) in try await base.inspect(place) }
  }

  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReadingError>] {
    await trace.around(type(of: base), urls) { await base.inspect(urls) }
  }
}
