public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that syncs what the user changes between devices.
  public func deviceSync() -> any Interactor<DeviceSync.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      DeviceSyncInteractor(
        sync: sync.syncStatuses, problems: sync.findSyncDiagnostics, presenter: tracing.traced(DeviceSyncPresenter(display: display))))
  }

  /// Shows sync problems that occurred during the command.
  public func remindOfSync() async {
    let display = OutcomeRecordingDisplay<DeviceSync.ViewModel>(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)
    await DeviceSyncInteractor(
      sync: sync.syncStatuses, problems: sync.findSyncDiagnostics, presenter: DeviceSyncPresenter(display: display)
    ).perform(.remind)
  }

  private var sync: SyncFeature { SyncFeature(repositories: repositories) }
}
