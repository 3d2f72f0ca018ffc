public import Domain
public import Scenes

extension SettingList {
  public enum Response: Hashable, Sendable {
    case listed([SettingSummary])
    case changed(SettingSummary)
    /// The settings cannot be read or changed.
    case failed(ConfigurationError)
  }
}
