/// Names what was met that keeps a person's devices from being alike, and that was not told yet.
public struct FindSyncDiagnostics: UseCase {
  private let sync: any SyncRepository

  /// Makes the use case over its repository.
  public init(sync: any SyncRepository) {
    self.sync = sync
  }

  public func callAsFunction(_: Void) async throws(ReadingError) -> [SyncDiagnostic] {
    await sync.problems()
  }
}
