import Domain
import Presentation
import Screens
import Testing

@Suite("What is shown of how a home is kept")
struct StorageCarePresenterTests {
  private func shown(_ response: StorageCare.Response) -> StorageCare.ViewModel { StorageCarePresenter.viewModel(for: response) }

  @Test("numbers for people and for programs")
  func state() {
    let viewModel = shown(.shown(StorageState(kind: .sqlite, feeds: 2, articles: 1_234, bytes: 5_678)))
    #expect(viewModel.facts.map(\.value) == ["an SQLite database", "2", "1,234", "5,678 bytes"])
    #expect(
      viewModel.exported
        == .record(
          ExportedRecord([
            .init("store", .text("sqlite")), .init("feeds", .number(2)), .init("articles", .number(1_234)), .init("bytes", .number(5_678)),
          ])))
  }

  @Test("something wrong fails, something that lies about does not")
  func findings() {
    let harmless = StorageFinding(path: "/h/a", problem: "lies about", isHarmless: true)
    let wrong = StorageFinding(path: "/h/b", line: 3, problem: "is broken")
    #expect(shown(.verified([])).outcome == .done)
    #expect(shown(.verified([harmless])).outcome == .done)
    #expect(shown(.verified([harmless, wrong])).outcome == .failed)
    #expect(shown(.verified([harmless, wrong])).messages.map(\.sentence) == ["/h/a: lies about.", "/h/b, line 3: is broken."])
  }

  @Test("a home that is kept otherwise names the command that moves it")
  func decided() {
    let viewModel = shown(.failed(.decided(.json)))
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.messages.first?.hint?.contains("strata store migrate sqlite") == true)
  }
}
