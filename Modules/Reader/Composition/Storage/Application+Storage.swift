public import CoreComposition
import CoreDomain
public import CoreScenes
import CoreTerminal
public import ReaderDomain
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that shows the storage state of the data directory and maintains it.
  /// - Parameter features: the features whose documents are checked and repaired.
  public func storageMaintenance(of features: [any Feature.Type]) -> any Interactor<StorageMaintenance.Request> {
    tracing.traced(
      StorageMaintenanceInteractor(
        maintain: StorageFeature(on: platform, features: features).maintain,
        presenter: tracing.traced(StorageMaintenancePresenter(display: display(text: StorageMaintenanceTextDisplay(terminal: terminal))))))
  }

  /// Chooses a storage format for a new data directory, before anything else uses the directory.
  /// - Parameter kind: The format; nil keeps the present one.
  /// - Returns: Whether the data directory has this format. If not, the error is already shown.
  public func choose(_ kind: StorageKind?) async -> Bool {
    guard let kind else { return true }
    await besideTheCommand(StorageFeature(on: platform).maintain).perform(.choose(kind))
    return exitCodeRecorder.worst == .done
  }

  /// Reminds the user of damaged files that are not repaired yet.
  public func remindOfDamage() async {
    await besideTheCommand(StorageFeature(on: platform).maintainUntraced).perform(.findDamagedFiles)
  }

  private func besideTheCommand(
    _ maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>
  ) -> StorageMaintenanceInteractor {
    StorageMaintenanceInteractor(
      maintain: maintain,
      presenter: StorageMaintenancePresenter(
        display: OutcomeRecordingDisplay(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)))
  }
}
