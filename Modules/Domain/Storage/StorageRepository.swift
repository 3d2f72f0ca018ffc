/// The way in which a home is kept.
public protocol StorageRepository: Sendable {
  /// How it is kept, in numbers.
  func state() async throws(StorageMaintenanceError) -> StorageState

  /// Has a home in which nothing is kept yet be kept in this way. Nothing happens when it is already.
  /// - Throws: `decided` when it is kept in another way.
  func choose(_ kind: StorageKind) async throws(StorageMaintenanceError)

  /// Moves everything to another way of keeping it. Until all of it was copied and compared, the home is kept as before; from one moment to the
  /// next it is kept in the new way then, and what is left of the old goes. Nothing happens when it is kept so already.
  /// - Throws: `inTheWay`, `differs`.
  func migrate(to kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState

  /// Reads everything and tells what is wrong.
  func verify() async throws(StorageMaintenanceError) -> [StorageDiagnostic]

  /// Recovers what can be read of damaged files, rebuilds what can be derived from other data, and moves damaged files into the folder `set-aside`.
  /// - Returns: what was done, in its order.
  func repair() async throws(StorageMaintenanceError) -> [StorageRepair]

  /// The paths of damaged files that were set aside and that nobody has dealt with yet. It reads names alone.
  func damagedFiles() async throws(StorageMaintenanceError) -> [String]

  /// Writes everything anew without what is not needed any more.
  func compact() async throws(StorageMaintenanceError) -> StorageCompaction
}
