public import CoreComposition
import CorePresentation
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that syncs what the user follows and changes, with other devices or a feed server.
  public func deviceSync() -> any Interactor<DeviceSync.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(interactor(tracing.traced(DeviceSyncPresenter(display: display))))
  }

  /// Shows sync problems that occurred during the command.
  public func remindOfSync() async {
    let display = OutcomeRecordingDisplay<DeviceSync.ViewModel>(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)
    await interactor(DeviceSyncPresenter(display: display)).perform(.remind)
  }

  private func interactor(_ presenter: any Presenter<DeviceSync.Response>) -> DeviceSyncInteractor {
    DeviceSyncInteractor(
      sync: sync.syncStatuses, devices: repositories.devices, loginPrompt: TerminalLoginPrompt(terminal: terminal), presenter: presenter,
      now: SystemTimeZone.now)
  }

  private var sync: SyncFeature { SyncFeature(repositories: repositories) }
}
