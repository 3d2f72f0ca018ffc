public import FileStorage
public import Domain

/// Stores when the latest refresh began.
public protocol RefreshDataStore: Sendable {
  /// When the latest refresh began; nil when there was none.
  func latest() async throws(DataStoreError) -> Timestamp?

  /// Stores that a refresh begins.
  func begin(at moment: Timestamp) async throws(DataStoreError)
}
