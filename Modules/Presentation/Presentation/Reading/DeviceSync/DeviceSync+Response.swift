public import Domain
public import Scenes

extension DeviceSync {
  public enum Response: Hashable, Sendable {
    case state(SyncState)
    /// Problems that prevent the devices from syncing.
    case reminded([SyncDiagnostic])
    case failed(ReadingError)
  }
}
