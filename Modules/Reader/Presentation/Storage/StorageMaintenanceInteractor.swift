public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Runs maintenance tasks on the data directory.
public final class StorageMaintenanceInteractor: Interactor {
  private let maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>
  private let presenter: any Presenter<StorageMaintenance.Response>

  public init(
    maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>, presenter: any Presenter<StorageMaintenance.Response>
  ) {
    self.maintain = maintain
    self.presenter = presenter
  }

  public func perform(_ request: StorageMaintenance.Request) async {
    do throws(StorageMaintenanceError) {
      presenter.present(.done(try await maintain(request)))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
