/// Frees the room that a home takes for nothing.
public struct CompactStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> StorageCompaction {
    try await repository.compact()
  }
}
