public import Domain
public import Scenes

extension StorageMaintenance {
  public enum Response: Hashable, Sendable {
    case done(StorageResult)
    case failed(StorageMaintenanceError)
  }
}
