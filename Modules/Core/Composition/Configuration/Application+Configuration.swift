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
}
