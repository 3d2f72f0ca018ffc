public import Domain
public import Scenes

extension StorageMaintenance {
  public enum Response: Hashable, Sendable {
    /// The storage format and the size of the data directory.
    case shown(StorageState)
    /// The data directory has the requested storage format.
    case chosen
    /// The data directory was migrated. The state is the one after the migration.
    case migrated(StorageState)
    /// The result of a verification.
    case verified([StorageDiagnostic])
    /// The repairs that were made.
    case repaired([StorageRepair])
    /// The paths of damaged files that were set aside.
    case reminded([String])
    /// Unused disk space was reclaimed.
    case compacted(StorageCompaction)
    case failed(StorageMaintenanceError)
  }
}
