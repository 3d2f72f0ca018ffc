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

  /// - Parameter features: the features whose documents are checked and repaired.
  init(on platform: Platform, features: [any Feature.Type] = []) {
    let repository = StoredStorageRepository(
      directory: platform.directory, documents: { directory in features.flatMap { $0.documents(in: directory) } }, executor: platform.files)
    maintain = platform.tracing.traced(MaintainStorage(repository: platform.tracing.traced(repository, by: Traced.init)))
    maintainUntraced = MaintainStorage(repository: repository)
  }
}
