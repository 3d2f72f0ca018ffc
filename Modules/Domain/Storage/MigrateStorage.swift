/// Moves a home to another way of keeping it, as a whole or not at all.
public struct MigrateStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState {
    try await repository.migrate(to: kind)
  }
}
