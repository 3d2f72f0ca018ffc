/// The data store of the user's settings. It stores texts by name and does not interpret them.
public protocol ConfigurationDataStore: Sendable {
  func all() async throws(DataStoreError) -> [String: String]

  /// Sets or, with nil, removes one setting. The other settings do not change.
  func set(_ name: String, to value: String?) async throws(DataStoreError)
}
