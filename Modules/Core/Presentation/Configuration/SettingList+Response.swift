public import CoreDomain
public import CoreScenes

extension SettingList {
  public enum Response: Hashable, Sendable {
    case listed(SettingsOverview)
    case changed(SettingSummary)
    /// The settings cannot be read or changed.
    case failed(ConfigurationError)
  }
}
