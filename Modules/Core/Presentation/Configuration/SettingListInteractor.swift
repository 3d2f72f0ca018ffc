public import CoreDomain
public import CoreScenes

/// Shows settings and changes them.
public final class SettingListInteractor: Interactor {
  private let list: any UseCase<Void, SettingsOverview, ConfigurationError>
  private let change: any UseCase<SettingChange, SettingSummary, ConfigurationError>
  private let presenter: any Presenter<SettingList.Response>

  public init(
    list: any UseCase<Void, SettingsOverview, ConfigurationError>,
    change: any UseCase<SettingChange, SettingSummary, ConfigurationError>, presenter: any Presenter<SettingList.Response>
  ) {
    self.list = list
    self.change = change
    self.presenter = presenter
  }

  public func perform(_ request: SettingList.Request) async {
    do throws(ConfigurationError) {
      switch request {
      case .show: presenter.present(.listed(try await list(())))
      case .change(let requested): presenter.present(.changed(try await change(requested)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
