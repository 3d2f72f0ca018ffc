public import CoreDomain

/// Manages the storage format of the data directory.
public protocol StorageRepository: Sendable {
  /// Returns the storage format and the size.
  func state() async throws(StorageMaintenanceError) -> StorageState

  /// Chooses the storage format of an empty data directory. Does nothing when the directory already has this format.
  /// - Throws: `decided` when the directory has another format.
  func choose(_ kind: StorageKind) async throws(StorageMaintenanceError)

  /// Migrates everything to another storage format. The old format stays in use until everything is copied and compared. The switch to the
  /// new format is atomic, and the rest of the old data is then removed. Does nothing when the directory already has this format.
  /// - Throws: `inTheWay`, `articlesAreMissing`, `differs`.
  func migrate(to kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState

  /// Reads all data and reports the errors found.
  func verify() async throws(StorageMaintenanceError) -> [StorageDiagnostic]

  /// Recovers readable entries of damaged files, rebuilds derived data, and moves damaged files into the folder `set-aside`.
  /// - Parameter acceptsLoss: whether to go on without marks that no file holds any more. Otherwise they stay damage, and no article is removed
  ///   that may have been starred.
  /// - Returns: the repairs, in the order in which they were made.
  func repair(acceptsLoss: Bool) async throws(StorageMaintenanceError) -> [StorageRepair]

  /// The damaged files that were set aside and still need attention, and a lost database. Reads file names, and those files that may hold marks.
  func damagedFiles() async throws(StorageMaintenanceError) -> [StorageDiagnostic]

  /// Rewrites all data without the unneeded parts.
  func compact() async throws(StorageMaintenanceError) -> StorageCompactionResult
}
