import Domain

/// A repository of visits whose calls are traced.
struct TracedVisitRepository: VisitRepository {
  let base: any VisitRepository
  let trace: Trace

  func all() async throws(ReadingError) -> [FeedID: Visit] {
    try await trace.around(type(of: base), "all", ()) { () async throws(ReadingError) in try await base.all() }
  }

  func record(_ visits: [FeedID: Visit]) async throws(ReadingError) {
    try await trace.around(type(of: base), "record", visits) { () async throws(ReadingError) in try await base.record(visits) }
  }
}
