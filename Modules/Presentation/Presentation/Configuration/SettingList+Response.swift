public import Domain
public import Scenes

extension SettingList {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These are the settings.
    case listed([SettingSummary])
    /// A setting was changed.
    case changed(SettingSummary)
    /// They cannot be read or changed.
    case failed(ConfigurationError)
  }
}
