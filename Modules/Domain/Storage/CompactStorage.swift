/// Reclaims unused disk space in the data directory.
public struct CompactStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> StorageCompaction {
    try await repository.compact()
  }
}
