public import CoreScenes
public import ReaderDomain

/// The scene that sync marks, subscriptions, views and rules between the user's devices.
public enum DeviceSync {
  public enum Request: Hashable, Sendable {
    case sync(SyncInput)
    /// Report sync problems that occurred in the meantime.
    case remind
  }

  public typealias ViewModel = SentencesViewModel
}
