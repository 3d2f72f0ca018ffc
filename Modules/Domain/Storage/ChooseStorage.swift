/// Has a home in which nothing is kept yet be kept in a certain way.
public struct ChooseStorage: UseCase {
  private let repository: any StorageRepository

  /// Makes the use case over its repository.
  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ kind: StorageKind) async throws(StorageMaintenanceError) {
    try await repository.choose(kind)
  }
}
