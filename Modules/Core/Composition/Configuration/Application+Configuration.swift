import CoreDomain
import CorePresentation
public import CoreScenes
import CoreTerminal

extension Application {
  /// The scene that shows and changes settings.
  public func settingList() -> any Interactor<SettingList.Request> {
    let display = display(text: SettingListTextDisplay(terminal: terminal))
    return tracing.traced(
      SettingListInteractor(
        list: configuration.showConfiguration, change: configuration.changeSetting,
        presenter: tracing.traced(SettingListPresenter(display: display))))
  }

  /// What is wrong with the settings, for work that goes on with defaults; nil when nothing is.
  package func settingsWarning() async -> Message? {
    do throws(ConfigurationError) {
      return ConfigurationErrorWording.warning(about: try await configuration.untracedRepository.configuration())
    } catch {
      // The command itself says what stops it.
      return nil
    }
  }

  /// Says what is wrong with the settings, before a command that goes on with defaults.
  public func warnOfSettings() async {
    if let warning = await settingsWarning() { terminal.show([warning]) }
  }
}
