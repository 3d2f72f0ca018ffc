internal import FileStorage
import DataLayer

struct TracedConfigurationDataStore: ConfigurationDataStore {
  let base: any ConfigurationDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [String: String] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func set(_ key: String, to value: String?) async throws(DataStoreError) {
    try await trace.around(type(of: base), key) { () async throws(DataStoreError) in try await base.set(key, to: value) }
  }
}
