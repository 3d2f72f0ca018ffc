/// Repairs damaged data: recovers readable entries, rebuilds derived data, and moves damaged files away.
public struct RepairStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  /// - Returns: the repairs; empty when no damage was found.
  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [StorageRepair] {
    try await repository.repair()
  }
}
