public import Domain
public import Scenes

extension DeviceSync {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// This is how it is.
    case state(SyncState)
    /// This keeps devices from being alike.
    case reminded([SyncDiagnostic])
    /// It could not be done.
    case failed(ReadingError)
  }
}
