import DataLayer
import Domain

/// A store of deeds whose calls are traced.
struct TracedDeedDataStore: DeedDataStore {
  let base: any DeedDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [Deed] {
    try await trace.around(type(of: base), "all", ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func add(_ deed: Deed, keeping most: Int) async throws(DataStoreError) {
    try await trace.around(type(of: base), "add", deed) { () async throws(DataStoreError) in try await base.add(deed, keeping: most) }
  }

  func removeLast(ifIt deed: Deed) async throws(DataStoreError) {
    try await trace.around(type(of: base), "removeLast", deed) { () async throws(DataStoreError) in try await base.removeLast(ifIt: deed) }
  }
}
