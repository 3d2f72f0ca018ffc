import CoreDomain
public import CoreScenes

/// Formats settings for display.
public struct SettingListPresenter: Presenter {
  private let display: any Display<SettingList.ViewModel>

  public init(display: any Display<SettingList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: SettingList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: SettingList.Response) -> SettingList.ViewModel {
    switch response {
    case .listed(let overview):
      listed(overview.settings.map { SettingRow($0) }, overview.problems.map(ConfigurationErrorWording.message(for:)))
    case .changed(let summary): listed([SettingRow(summary)])
    case .failed(let error):
      SettingList.ViewModel(
        rows: [], messages: [ConfigurationErrorWording.message(for: error)], exported: .empty, outcome: outcome(of: error))
    }
  }

  /// A setting of another program is wrong usage.
  private nonisolated static func outcome(of error: ConfigurationError) -> Outcome {
    if case .ofProgram = error { .refused } else { .failed }
  }

  private nonisolated static func listed(_ rows: [SettingRow], _ problems: [Message] = []) -> SettingList.ViewModel {
    SettingList.ViewModel(
      rows: rows, messages: problems, exported: .list(rows.map(\.exported)), outcome: problems.isEmpty ? .done : .failed)
  }
}
