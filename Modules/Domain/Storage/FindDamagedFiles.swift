/// Lists the damaged files that were set aside and still need attention.
public struct FindDamagedFiles: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  /// - Returns: the paths, sorted.
  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [String] {
    try await repository.damagedFiles()
  }
}
