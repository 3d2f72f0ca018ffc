internal import StorageMaintenance
import DataLayer
import Domain

/// The use cases of storage maintenance, with their dependencies.
struct StorageFeature {
  let showStorage: any UseCase<Void, StorageState, StorageMaintenanceError>
  let chooseStorage: any UseCase<StorageKind, Void, StorageMaintenanceError>
  let migrateStorage: any UseCase<StorageKind, StorageState, StorageMaintenanceError>
  let verifyStorage: any UseCase<Void, [StorageDiagnostic], StorageMaintenanceError>
  let repairStorage: any UseCase<Void, [StorageRepair], StorageMaintenanceError>
  let findDamagedFiles: any UseCase<Void, [String], StorageMaintenanceError>
  let compactStorage: any UseCase<Void, StorageCompaction, StorageMaintenanceError>

  init(on platform: Platform) {
    let tracing = platform.tracing
    let untraced = StoredStorageRepository(directory: platform.directory, executor: platform.files)
    let repository = tracing.traced(untraced)
    showStorage = tracing.traced(ShowStorage(repository: repository))
    chooseStorage = tracing.traced(ChooseStorage(repository: repository))
    migrateStorage = tracing.traced(MigrateStorage(repository: repository))
    verifyStorage = tracing.traced(VerifyStorage(repository: repository))
    repairStorage = tracing.traced(RepairStorage(repository: repository))
    // Not traced: the reminder runs before each command, and is not part of the command.
    findDamagedFiles = FindDamagedFiles(repository: untraced)
    compactStorage = tracing.traced(CompactStorage(repository: repository))
  }
}
