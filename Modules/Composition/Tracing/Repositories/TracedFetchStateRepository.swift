import Domain

struct TracedFetchStateRepository: FetchStateRepository {
  let base: any FetchStateRepository
  let trace: Trace

  func all() async throws(ReadingError) -> [FeedID: FetchState] {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.all() }
  }

  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReadingError) {
    try await trace.around(type(of: base), fetchStates) { () async throws(ReadingError) in try await base.record(fetchStates) }
  }
}
