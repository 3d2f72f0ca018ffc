import DataLayer
import Domain

/// A store of visits whose calls are traced.
struct TracedVisitDataStore: VisitDataStore {
  let base: any VisitDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [FeedID: Visit] {
    try await trace.around(type(of: base), "all", ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func record(_ visits: [FeedID: Visit]) async throws(DataStoreError) {
    try await trace.around(type(of: base), "record", visits) { () async throws(DataStoreError) in try await base.record(visits) }
  }
}
