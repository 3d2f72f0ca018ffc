internal import CoreData
public import ReaderDomain
public import StatusSync

/// Syncs devices through journals in a shared folder.
public struct JournalSyncRepository: SyncRepository {
  private let sync: StatusSync
  private let records: RecordSync
  private let deviceName: @Sendable () -> String

  /// - Parameter deviceName: the system's name of this device.
  public init(sync: StatusSync, records: RecordSync, deviceName: @escaping @Sendable () -> String) {
    self.sync = sync
    self.records = records
    self.deviceName = deviceName
  }

  public func state() async throws(ReaderError) -> SyncState {
    try await ReaderError.translating { () async throws(DataStoreError) in
      // Records come first, because they may rename this device.
      let records = try await records.state()
      return try await sync.state().adding(records)
    }
  }

  public func problems() async -> [SyncDiagnostic] { await sync.problems() + records.problems() }

  public func begin(in folder: String) async throws(ReaderError) -> SyncState {
    do throws(DataStoreError) {
      _ = try await sync.begin(in: folder, called: deviceName())
    } catch {
      // The unreadable path is the sync folder that the user named, not the data directory.
      guard case .unreadable(folder, let reason) = error else { throw ReaderError(error) }
      throw .document(.file(folder), .unreadable(reason: reason))
    }
    return try await state()
  }

  public func end() async throws(ReaderError) -> SyncState {
    await records.catchUp()
    return try await ReaderError.translating { () async throws(DataStoreError) in try await sync.end() }
  }
}

extension SyncState {
  /// The state of marks with that of records.
  fileprivate func adding(_ other: RecordSync.State) -> SyncState {
    SyncState(
      folder: folder, device: device, journals: journals, records: other.records, shared: other.shared,
      unshared: other.unshared, unreadable: unreadable + other.unreadable, problems: problems + other.problems)
  }
}
