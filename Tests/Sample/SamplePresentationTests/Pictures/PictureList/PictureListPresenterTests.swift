import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@Suite("Presentation of a picture list")
struct PictureListPresenterTests {
  private static let picture = PictureSummary.sample("Tea", saved: .sample(plusMinutes: -180))
  private static let gone = PictureRow.State.failed(.fileMissing(picture.id, path: picture.path))

  private func rows(_ states: [PictureRow.State]) -> [PictureRow] {
    states.map { PictureRow(Self.picture, state: $0, now: .sample()) }
  }

  private func viewModel(_ states: [PictureRow.State]) -> PictureList.ViewModel {
    PictureListPresenter.viewModel(for: .listed(states.map { PictureList.Item(Self.picture, state: $0) }, at: .sample()))
  }

  @Test(
    "while files load, the list shows its progress and exports nothing",
    arguments: [
      ([.notLoaded], "Looking at picture 1 of 1 …"), ([.notLoaded, .notLoaded, .notLoaded], "Looking at picture 1 of 3 …"),
      ([.loaded, .notLoaded, .notLoaded], "Looking at picture 2 of 3 …"), ([gone, .loaded, .notLoaded], "Looking at picture 3 of 3 …"),
    ])
  func loading(states: [PictureRow.State], progress: String) {
    let viewModel = viewModel(states)
    #expect(
      viewModel
        == PictureList.ViewModel(
          progress: progress, messages: [], exported: .empty, outcome: .done))
    #expect(viewModel.isLoading)
  }

  @Test(
    "a complete list ends with its count, and failed pictures are a warning",
    arguments: [
      ([.loaded], "1 picture", nil, .done), ([.loaded, .loaded], "2 pictures", nil, .done),
      ([.loaded, gone, .loaded], "3 pictures", "1 picture cannot be shown.", .someFailed),
      ([gone, .loaded, gone], "3 pictures", "2 pictures cannot be shown.", .someFailed),
      ([gone], "1 picture", "1 picture cannot be shown.", .failed),
    ] as [([PictureRow.State], String, MessageText?, Outcome)])
  func listed(states: [PictureRow.State], summary: String, warning: MessageText?, outcome: Outcome) {
    let viewModel = viewModel(states)
    let hint: MessageText = "Put the files back, or remove the pictures: \(run: "picture remove ID")."
    #expect(
      viewModel
        == PictureList.ViewModel(
          rows: rows(states), progress: nil, summary: summary, messages: warning.map { [Message(.warning, $0, hint: hint)] } ?? [],
          exported: .list(rows(states).map(\.exported)), outcome: outcome))
    #expect(!viewModel.isLoading)
  }

  @Test("an empty list matches nothing, is a notice for users, and an empty list for programs")
  func listedNothing() {
    #expect(
      viewModel([])
        == PictureList.ViewModel(
          rows: [], progress: nil, summary: nil,
          messages: [
            Message(
              .notice, "You have saved no pictures.", hint: "\(run: "picture say TEXT") gets one; \(run: "picture save") saves it.")
          ], exported: .list([]), outcome: .nothingMatched))
  }

  @Test("a removed picture is a sentence, and a record for programs")
  func removed() {
    #expect(
      PictureListPresenter.viewModel(for: .removed(Self.picture))
        == PictureList.ViewModel(
          entry: "Removed 'Tea' (\(Self.picture.id.short)).", messages: [],
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: Self.picture))), outcome: .done))
  }

  @Test("a failure has its messages and nothing else", arguments: PictureError.all)
  func failure(error: PictureError) {
    #expect(
      PictureListPresenter.viewModel(for: .failed(error))
        == PictureList.ViewModel(
          rows: [], progress: nil, summary: nil, messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<PictureList.ViewModel>()
    PictureListPresenter(display: display).present(.listed([], at: .sample()))
    #expect(display.values == [viewModel([])])
  }
}
