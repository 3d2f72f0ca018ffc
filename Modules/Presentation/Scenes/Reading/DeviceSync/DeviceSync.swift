public import Domain

/// The scene that syncs marks and subscriptions between the user's devices.
public enum DeviceSync {
  public enum Request: Hashable, Sendable {
    case sync(SyncInput)
    /// Report sync problems that occurred in the meantime.
    case remind
  }

  public typealias ViewModel = SentencesViewModel
}
