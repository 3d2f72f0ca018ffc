public import CoreDomain
public import CoreScenes

/// The scene that shows what a retention setting would remove, before it is changed.
public enum RetentionCheck {
  public enum Request: Hashable, Sendable {
    /// Count what would be removed after this change.
    case preview(SettingChange)
  }

  public typealias ViewModel = SentencesViewModel
}
