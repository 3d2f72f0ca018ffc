internal import FileStorage
public import StatusSync
public import Domain

/// Keeps devices alike by journals in a folder.
public struct JournalSyncRepository: SyncRepository {
  private let sync: StatusSync
  private let deviceName: @Sendable () -> String

  /// Makes the repository.
  /// - Parameter deviceName: what the system calls this device.
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
      // What cannot be read here is the folder that was named, not the program's home.
      guard case .unreadable(folder, let reason) = error else { throw ReadingError(error) }
      throw .document(.file(folder), .unreadable(reason: reason))
    }
  }

  public func end() async throws(ReadingError) -> SyncState {
    try await ReadingError.translating { () async throws(DataStoreError) in try await sync.end() }
  }
}
