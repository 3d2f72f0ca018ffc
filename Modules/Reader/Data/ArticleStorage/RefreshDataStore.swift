public import CoreData
public import CoreDomain
public import ReaderDomain

/// Stores when the latest refresh began.
public protocol RefreshDataStore: Sendable {
  /// When the latest refresh began; nil when there was none.
  func latest() async throws(DataStoreError) -> Timestamp?

  /// What the latest refresh knew of the clock; nil when there was none.
  func clock() async throws(DataStoreError) -> ClockTrust?

  /// Stores that a refresh begins, and what it knows of the clock.
  func begin(at moment: Timestamp, clock: ClockTrust) async throws(DataStoreError)
}
