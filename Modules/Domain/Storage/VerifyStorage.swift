/// Reads all data of the data directory and reports the errors found.
public struct VerifyStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_: Void) async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await repository.verify()
  }
}
