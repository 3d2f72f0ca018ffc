/// Migrates the data directory to another storage format, completely or not at all.
public struct MigrateStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState {
    try await repository.migrate(to: kind)
  }
}
