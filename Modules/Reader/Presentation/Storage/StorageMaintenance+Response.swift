public import ReaderDomain
public import ReaderScenes

extension StorageMaintenance {
  public enum Response: Hashable, Sendable {
    case done(StorageResult)
    case failed(StorageMaintenanceError)
  }
}
