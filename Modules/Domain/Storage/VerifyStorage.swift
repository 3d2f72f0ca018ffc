/// Reads everything that a home keeps, and tells what is wrong with it.
public struct VerifyStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await repository.verify()
  }
}
