import Domain

/// A repository of feeds whose calls are traced. Of a stream, only its beginning is.
struct TracedFeedRepository: FeedRepository {
  let base: any FeedRepository
  let trace: Trace

  func fetch(_ calls: [FeedCall]) async -> EventBatches<FetchEvent> {
    await trace.around(type(of: base), "fetch", calls) { await base.fetch(calls) }
  }

  func look(at address: WebAddress) async throws(ReadingError) -> AddressContent {
    try await trace.around(type(of: base), "look", address) { () async throws(ReadingError) in try await base.look(at: address) }
  }

  func read(from place: DocumentPlace) async throws(ReadingError) -> Feed {
    try await trace.around(type(of: base), "read", place) { () async throws(ReadingError) in try await base.read(from: place) }
  }

  func countItems(in place: DocumentPlace) async throws(ReadingError) -> Int {
    try await trace.around(type(of: base), "countItems", place) { () async throws(ReadingError) in try await base.countItems(in: place) }
  }

  func inspect(_ place: DocumentPlace) async throws(ReadingError) -> FeedInspection {
    try await trace.around(type(of: base), "inspect", place) { () async throws(ReadingError) in try await base.inspect(place) }
  }

  func inspect(_ addresses: [WebAddress]) async -> [WebAddress: Result<FeedInspection, ReadingError>] {
    await trace.around(type(of: base), "inspect", addresses) { await base.inspect(addresses) }
  }
}
