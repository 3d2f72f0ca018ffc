public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Syncs marks, subscriptions, views and rules between devices, and reports problems.
public final class DeviceSyncInteractor: Interactor {
  private let sync: any UseCase<SyncInput, SyncState, ReaderError>
  private let problems: any UseCase<Void, [SyncDiagnostic], ReaderError>
  private let presenter: any Presenter<DeviceSync.Response>

  public init(
    sync: any UseCase<SyncInput, SyncState, ReaderError>, problems: any UseCase<Void, [SyncDiagnostic], ReaderError>,
    presenter: any Presenter<DeviceSync.Response>
  ) {
    self.sync = sync
    self.problems = problems
    self.presenter = presenter
  }

  public func perform(_ request: DeviceSync.Request) async {
    do throws(ReaderError) {
      switch request {
      case .sync(let input): presenter.present(.state(try await sync(input)))
      case .remind: presenter.present(.reminded(try await problems(())))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
