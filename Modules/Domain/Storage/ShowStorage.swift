/// Shows the storage format and size of the data directory.
public struct ShowStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> StorageState {
    try await repository.state()
  }
}
