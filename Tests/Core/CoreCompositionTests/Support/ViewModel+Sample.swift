import CoreScenes

extension SettingList.ViewModel {
  /// An empty list with this outcome.
  static func sample(_ outcome: Outcome = .done) -> SettingList.ViewModel {
    SettingList.ViewModel(rows: [], messages: [], exported: .empty, outcome: outcome)
  }
}
