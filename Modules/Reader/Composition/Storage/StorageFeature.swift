public import CoreComposition
import CoreDomain
import ReaderDomain
import StorageMaintenance
internal import StorageMaintenance

/// Looks after the data directory.
@MainActor
public struct StorageFeature: Feature {
  private let platform: Platform
  private let features: [any Feature.Type]

  /// - Parameter features: the features whose documents are checked and repaired.
  init(on platform: Platform, features: [any Feature.Type] = []) {
    self.platform = platform
    self.features = features
  }

  var maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError> {
    platform.tracing.traced(MaintainStorage(repository: platform.tracing.traced(repository, by: Traced.init)))
  }

  /// The same without a trace: the reminder of damaged files runs before each command, and is not part of the command.
  var maintainUntraced: any UseCase<StorageTask, StorageResult, StorageMaintenanceError> { MaintainStorage(repository: repository) }

  private var repository: any StorageRepository {
    StoredStorageRepository(
      directory: platform.directory, documents: { [features] directory in features.flatMap { $0.documents(in: directory) } },
      executor: platform.files)
  }
}
