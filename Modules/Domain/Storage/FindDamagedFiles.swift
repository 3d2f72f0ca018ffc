/// Names the damaged files that were set aside and that nobody has dealt with yet.
public struct FindDamagedFiles: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  /// - Returns: their paths, in order.
  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [String] {
    try await repository.damagedFiles()
  }
}
