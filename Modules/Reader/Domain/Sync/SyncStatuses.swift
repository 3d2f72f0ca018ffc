public import CoreDomain

/// Synchronises marks, subscriptions, views and rules between a user's devices.
public struct SyncStatuses: UseCase {
  private let sync: any SyncRepository

  public init(sync: any SyncRepository) {
    self.sync = sync
  }

  public func callAsFunction(_ input: SyncInput) async throws(ReaderError) -> SyncState {
    switch input {
    case .show: try await sync.state()
    case .begin(let folder): try await sync.begin(in: folder)
    case .end: try await sync.end()
    }
  }
}
