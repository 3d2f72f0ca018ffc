/// Repairs damaged data: recovers what can be read, rebuilds what can be derived, and moves damaged files out of the way.
public struct RepairStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  /// - Returns: what was done; nothing when no damage was found.
  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [StorageRepair] {
    try await repository.repair()
  }
}
