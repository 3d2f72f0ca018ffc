public import Domain
public import Scenes

extension StorageMaintenance {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// The home is kept so.
    case shown(StorageState)
    /// The home is kept as was wished.
    case chosen
    /// The home was moved, and is kept so since.
    case migrated(StorageState)
    /// This was found.
    case verified([StorageDiagnostic])
    /// This was done about damage.
    case repaired([StorageRepair])
    /// These damaged files were set aside.
    case reminded([String])
    /// Room was freed.
    case compacted(StorageCompaction)
    /// It cannot be done.
    case failed(StorageMaintenanceError)
  }
}
