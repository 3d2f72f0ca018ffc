import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@Suite("Presentation of a picture")
struct PictureDetailPresenterTests {
  private static let fresh = PictureSummary.sample("Tea")
  private static let saved = PictureSummary.sample("Tea", saved: .sample())

  private static let kept = Message(.notice, "It is stored until the next one.", hint: "\(run: "picture save") saves it permanently.")

  @Test("a loading picture is a sentence, and exports nothing yet")
  func loading() {
    let viewModel = PictureDetailPresenter.viewModel(for: .loading(caption: "Tea"))
    #expect(
      viewModel
        == PictureDetail.ViewModel(
          state: .loading("Waiting for a picture that says 'Tea' …"), messages: [], exported: .empty, outcome: .done))
    #expect(viewModel.isLoading)
  }

  @Test(
    "a new picture has its details, the remarks on its caption, and a notice about saving",
    arguments: [
      (.sample(fresh), [kept]), (.sample(saved), [Message(.notice, "It is already saved.")]),
      (.sample(fresh, remarks: [.mentionsDog]), [CaptionWording.message(for: .mentionsDog), kept]),
    ] as [(PictureDetails, [Message])])
  func said(details: PictureDetails, messages: [Message]) {
    let viewModel = PictureDetailPresenter.viewModel(for: .said(details))
    #expect(viewModel.messages == messages)
    expectShown(details, viewModel)
  }

  @Test("an opened picture has its details and no message")
  func opened() {
    let details = PictureDetails.sample(Self.saved)
    let viewModel = PictureDetailPresenter.viewModel(for: .opened(details))
    #expect(viewModel.messages.isEmpty)
    expectShown(details, viewModel)
  }

  private func expectShown(_ details: PictureDetails, _ viewModel: PictureDetail.ViewModel) {
    let picture = ShownPicture(bytes: details.bytes, format: details.summary.format)
    #expect(viewModel.state == .loaded(picture, PictureDetailLines.details(about: details.summary)))
    #expect(viewModel.exported == .record(ExportedRecord(PictureDetailLines.fields(of: details.summary))))
    #expect(viewModel.outcome == .done && !viewModel.isLoading)
  }

  @Test("a saved picture is a sentence, and a record for programs", arguments: [(true, "Saved"), (false, "Saved before:")])
  func told(isNew: Bool, beginning: String) {
    #expect(
      PictureDetailPresenter.viewModel(for: .saved(SavedPicture(picture: Self.saved, isNew: isNew)))
        == PictureDetail.ViewModel(
          state: .told("\(beginning) 'Tea' (\(Self.saved.id.short))."), messages: [],
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: Self.saved))), outcome: .done))
  }

  @Test("a failure has its messages and nothing else", arguments: PictureError.all)
  func failure(error: PictureError) {
    let viewModel = PictureDetailPresenter.viewModel(for: .failed(error))
    #expect(
      viewModel
        == PictureDetail.ViewModel(
          state: .failed, messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed))
    #expect(!viewModel.isLoading)
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<PictureDetail.ViewModel>()
    PictureDetailPresenter(display: display).present(.loading(caption: "Tea"))
    #expect(display.values == [PictureDetailPresenter.viewModel(for: .loading(caption: "Tea"))])
  }
}
