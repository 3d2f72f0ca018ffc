internal import FileStorage
public import StatusSync
public import Domain

/// Syncs devices through journals in a shared folder.
public struct JournalSyncRepository: SyncRepository {
  private let sync: StatusSync
  private let deviceName: @Sendable () -> String

  /// Creates the repository.
  /// - Parameter deviceName: the system's name of this device.
  public init(sync: StatusSync, deviceName: @escaping @Sendable () -> String) {
    self.sync = sync
    self.deviceName = deviceName
  }

  public func state() async throws(ReadingError) -> SyncState {
    try await ReadingError.translating { () async throws(DataStoreError) in try await sync.state() }
  }

  public func problems() async -> [SyncDiagnostic] { await sync.problems() }

  public func begin(in folder: String) async throws(ReadingError) -> SyncState {
    do throws(DataStoreError) {
      return try await sync.begin(in: folder, called: deviceName())
    } catch {
      // The unreadable path is the sync folder that the user named, not the data directory.
      guard case .unreadable(folder, let reason) = error else { throw ReadingError(error) }
      throw .document(.file(folder), .unreadable(reason: reason))
    }
  }

  public func end() async throws(ReadingError) -> SyncState {
    try await ReadingError.translating { () async throws(DataStoreError) in try await sync.end() }
  }
}
