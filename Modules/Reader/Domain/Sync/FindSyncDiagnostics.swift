public import CoreDomain

/// Returns the synchronisation diagnostics that were not reported yet.
public struct FindSyncDiagnostics: UseCase {
  private let sync: any SyncRepository

  public init(sync: any SyncRepository) {
    self.sync = sync
  }

  public func callAsFunction(_: Void) async throws(ReaderError) -> [SyncDiagnostic] {
    await sync.problems()
  }
}
