internal import ArticleStorage
internal import FileStorage
import DataLayer
import Domain

struct TracedFetchStateDataStore: FetchStateDataStore {
  let base: any FetchStateDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [FeedID: FetchState] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) {
    try await trace.around(type(of: base), fetchStates) { () async throws(DataStoreError) in try await base.record(fetchStates) }
  }
}
