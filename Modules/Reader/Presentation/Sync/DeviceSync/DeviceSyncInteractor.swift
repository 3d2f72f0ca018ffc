public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Syncs what the user follows and changes with other devices or a feed server, and reports problems.
public final class DeviceSyncInteractor: Interactor {
  private let sync: any UseCase<SyncInput, SyncState, ReaderError>
  private let devices: any SyncRepository
  private let loginPrompt: any LoginPrompt
  private let presenter: any Presenter<DeviceSync.Response>
  private let now: LocalClock

  public init(
    sync: any UseCase<SyncInput, SyncState, ReaderError>, devices: any SyncRepository, loginPrompt: any LoginPrompt,
    presenter: any Presenter<DeviceSync.Response>, now: @escaping LocalClock
  ) {
    self.sync = sync
    self.devices = devices
    self.loginPrompt = loginPrompt
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: DeviceSync.Request) async {
    do throws(ReaderError) {
      switch request {
      case .sync(.bind(let login)): presenter.present(.state(try await bind(login), now: now()))
      case .sync(.end(let isForced)): presenter.present(.ended(try await sync(.end(isForced: isForced))))
      case .sync(let input): presenter.present(.state(try await sync(input), now: now()))
      case .remind: presenter.present(.reminded(await devices.problems()))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  /// Asks for the password only when none is stored, or when the server refuses the stored one.
  private func bind(_ login: ServerLogin) async throws(ReaderError) -> SyncState {
    do throws(ReaderError) {
      return try await sync(.bind(login))
    } catch {
      switch error {
      case .server(.noPassword), .server(.refusedLogin): break
      default: throw error
      }
      guard let typed = await loginPrompt.login(for: login.url.shown, name: login.user) else {
        throw Task.isCancelled ? .cancelled : error
      }
      return try await sync(.bind(ServerLogin(url: login.url, user: login.user, allowsHTTP: login.allowsHTTP, typed: typed)))
    }
  }
}
