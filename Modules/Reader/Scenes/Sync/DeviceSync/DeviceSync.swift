public import CoreScenes
public import ReaderDomain

/// The scene that syncs what the user follows and changes: with other devices through a folder, or with a feed server.
public enum DeviceSync {
  public enum Request: Hashable, Sendable {
    case sync(SyncInput)
    /// Report sync problems that occurred in the meantime.
    case remind
  }

  public typealias ViewModel = SentencesViewModel
}
