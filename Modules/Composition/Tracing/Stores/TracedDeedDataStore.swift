import DataLayer
import Domain

/// A store of deeds whose calls are traced.
struct TracedDeedDataStore: DeedDataStore {
  let base: any DeedDataStore
  let trace: Trace

  func last() async throws(DataStoreError) -> Deed? {
    try await trace.around(type(of: base), "last", ()) { () async throws(DataStoreError) in try await base.last() }
  }

  func add(_ deed: Deed) async throws(DataStoreError) {
    try await trace.around(type(of: base), "add", deed) { () async throws(DataStoreError) in try await base.add(deed) }
  }

  func removeLast(ifIt deed: Deed) async throws(DataStoreError) {
    try await trace.around(type(of: base), "removeLast", deed) { () async throws(DataStoreError) in try await base.removeLast(ifIt: deed) }
  }
}
