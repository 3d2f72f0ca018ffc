/// The data store of the user's settings. It stores each value as a text under its name, and does not interpret it.
public protocol ConfigurationDataStore: Sendable {
  func all() async throws(DataStoreError) -> [String: String]

  /// Sets one setting, or removes it if `value` is nil. The other settings do not change.
  func set(_ name: String, to value: String?) async throws(DataStoreError)
}
