public import Domain
public import Screens

/// Keeps devices alike.
public final class DeviceSyncInteractor: Interactor {
  private let sync: any UseCase<SyncOrder, SyncState, ReadingError>
  private let presenter: any Presenter<DeviceSync.Response>

  /// Makes the interactor over its use case and its presenter.
  public init(sync: any UseCase<SyncOrder, SyncState, ReadingError>, presenter: any Presenter<DeviceSync.Response>) {
    self.sync = sync
    self.presenter = presenter
  }

  public func perform(_ request: DeviceSync.Request) async {
    switch request {
    case .sync(let order):
      do throws(ReadingError) {
        presenter.present(.state(try await sync(order)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
