import CoreDomain
import CoreDoubles
import CorePresentation
import CoreScenes
import Testing

@Suite("Presentation of settings")
struct SettingListPresenterTests {
  @Test(
    "each listed or changed setting is a row, and programs get a list",
    arguments: [
      (.listed(SettingsOverview(settings: [.chosenURL, .defaultURL])), [.chosenURL, .defaultURL]),
      (.changed(.defaultURL), [.defaultURL]), (.listed(SettingsOverview(settings: [])), []),
    ] as [(SettingList.Response, [SettingSummary])])
  func rows(response: SettingList.Response, summaries: [SettingSummary]) {
    let rows = summaries.map { SettingRow($0) }
    #expect(
      SettingListPresenter.viewModel(for: response)
        == SettingList.ViewModel(rows: rows, messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test(
    "a failure has its message and nothing else; to change a setting of another program is wrong usage", arguments: ConfigurationError.all)
  func failure(error: ConfigurationError) {
    #expect(
      SettingListPresenter.viewModel(for: .failed(error))
        == SettingList.ViewModel(
          rows: [], messages: [ConfigurationErrorWording.message(for: error)], exported: .empty,
          outcome: error == .ofProgram(.foreign, "other") ? .refused : .failed))
  }

  @Test("what is wrong with the file stands below the settings, and fails")
  func problems() {
    let problems: [ConfigurationError] = [.unknownKey("colour", .file), .badValue(.sampleURL, "x", .notAURL(.noScheme), .file)]
    let shown = SettingListPresenter.viewModel(for: .listed(SettingsOverview(settings: [.defaultURL], problems: problems)))
    #expect(shown.rows == [SettingRow(.defaultURL)] && shown.messages == problems.map(ConfigurationErrorWording.message(for:)))
    #expect(shown.outcome == .failed)
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<SettingList.ViewModel>()
    SettingListPresenter(display: display).present(.changed(.chosenURL))
    #expect(display.values == [SettingListPresenter.viewModel(for: .changed(.chosenURL))])
  }
}
