import DataLayer
import Domain

/// The use cases that take care of how the home is kept.
struct StorageLayer {
  let showStorage: any UseCase<Void, StorageState, StorageCareError>
  let chooseStorage: any UseCase<StorageKind, Void, StorageCareError>
  let migrateStorage: any UseCase<StorageKind, StorageState, StorageCareError>
  let verifyStorage: any UseCase<Void, [StorageFinding], StorageCareError>
  let repairStorage: any UseCase<Void, [StorageRepair], StorageCareError>
  let findDamagedFiles: any UseCase<Void, [String], StorageCareError>
  let compactStorage: any UseCase<Void, StorageCompaction, StorageCareError>

  init(on platform: Platform) {
    let tracing = platform.tracing
    let untraced = StoredStorageRepository(home: platform.home, executor: platform.files)
    let repository = tracing.traced(untraced)
    showStorage = tracing.traced(ShowStorage(repository: repository))
    chooseStorage = tracing.traced(ChooseStorage(repository: repository))
    migrateStorage = tracing.traced(MigrateStorage(repository: repository))
    verifyStorage = tracing.traced(VerifyStorage(repository: repository))
    repairStorage = tracing.traced(RepairStorage(repository: repository))
    // Not traced: the reminder stands before each command, and belongs to none.
    findDamagedFiles = FindDamagedFiles(repository: untraced)
    compactStorage = tracing.traced(CompactStorage(repository: repository))
  }
}
