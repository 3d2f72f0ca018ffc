public import CoreComposition
import CoreDomain
import ReaderDomain
import StorageMaintenance
internal import StorageMaintenance

/// The use cases of storage maintenance, with their dependencies.
public struct StorageFeature: Feature {
  let maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>
  /// The same without a trace: the reminder of damaged files runs before each command, and is not part of the command.
  let maintainUntraced: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>

  init(on platform: Platform) {
    let repository = StoredStorageRepository(directory: platform.directory, executor: platform.files)
    maintain = platform.tracing.traced(MaintainStorage(repository: platform.tracing.traced(repository, by: Traced.init)))
    maintainUntraced = MaintainStorage(repository: repository)
  }
}
