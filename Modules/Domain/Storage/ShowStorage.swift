/// Tells how a home is kept.
public struct ShowStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> StorageState {
    try await repository.state()
  }
}
