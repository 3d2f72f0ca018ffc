/// Chooses the storage format of an empty data directory.
public struct ChooseStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ kind: StorageKind) async throws(StorageMaintenanceError) {
    try await repository.choose(kind)
  }
}
