public import ReaderDomain
public import ReaderScenes

extension DeviceSync {
  public enum Response: Hashable, Sendable {
    case state(SyncState, now: LocalTime)
    /// Synchronisation has ended.
    case ended(SyncState)
    /// Problems that prevent the devices from syncing.
    case reminded([SyncDiagnostic])
    case failed(ReaderError)
  }
}
