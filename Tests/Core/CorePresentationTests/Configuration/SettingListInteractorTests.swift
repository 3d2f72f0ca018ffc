import CoreDomain
import CoreDoubles
import CorePresentation
import CoreScenes
import Testing

@MainActor @Suite("Showing and changing settings")
struct SettingListInteractorTests {
  private typealias List = Stub<Void, SettingsOverview, ConfigurationError>
  private typealias Change = Stub<SettingChange, SettingSummary, ConfigurationError>

  private let recorder = Recorder<SettingList.Response>()

  private func interactor(
    list: List = List { _ in .success(SettingsOverview(settings: [.chosenURL, .defaultURL])) },
    change: Change = Change { _ in .success(.chosenURL) }
  ) -> SettingListInteractor {
    SettingListInteractor(list: list, change: change, presenter: recorder)
  }

  @Test("all settings are listed, and nothing is changed")
  func shows() async {
    let change = Change { _ in .success(.chosenURL) }
    await interactor(change: change).perform(.show)
    #expect(recorder.values == [.listed(SettingsOverview(settings: [.chosenURL, .defaultURL]))])
    #expect(await change.inputs.isEmpty)
  }

  @Test("a setting is changed as requested, and only this setting is presented", arguments: ["https://example.org/random", nil])
  func changes(value: String?) async {
    let change = Change { _ in .success(.chosenURL) }
    let requested = SettingChange(name: "key", value: value)
    await interactor(change: change).perform(.change(requested))
    #expect(await change.inputs == [requested])
    #expect(recorder.values == [.changed(.chosenURL)])
  }

  @Test("a failed request presents its error", arguments: ConfigurationError.all)
  func fails(error: ConfigurationError) async {
    let interactor = interactor(list: List { _ in .failure(error) }, change: Change { _ in .failure(error) })
    await interactor.perform(.show)
    #expect(recorder.values == [.failed(error)])
    await interactor.perform(.change(SettingChange(name: "key", value: nil)))
    #expect(recorder.values == [.failed(error), .failed(error)])
  }
}
