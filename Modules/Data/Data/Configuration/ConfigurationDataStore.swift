public import FileStorage

/// The data store of the person's settings: texts by their names, whatever they mean.
public protocol ConfigurationDataStore: Sendable {
  /// All of them.
  func all() async throws(DataStoreError) -> [String: String]

  /// Gives a setting a value, or takes it out when there is none. The others stay as they are.
  func set(_ name: String, to value: String?) async throws(DataStoreError)
}
