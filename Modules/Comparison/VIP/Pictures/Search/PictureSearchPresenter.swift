import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Formats the remarks on a caption, and what was found, saved or unsaved.
struct PictureSearchPresenter: Presenter {
  let display: any Display<PictureDetail.ViewModel>

  func present(_ response: PictureSearchInteractor.Response) {
    display.display(Self.viewModel(for: response))
  }

  nonisolated static func viewModel(for response: PictureSearchInteractor.Response) -> PictureDetail.ViewModel {
    switch response {
    case .typed(let caption, let remarks): typed(caption, remarks)
    case .loading(let caption):
      PictureDetail.ViewModel(
        state: .loading("Waiting for a picture that says '\(caption)' …"), messages: [], exported: .empty, outcome: .done)
    case .found(let details):
      PictureDetailPresenter.viewModel(
        for: details, messages: details.remarks.map(CaptionRemarkWording.message(for:)) + [fate(of: details.summary)])
    case .saved(let change): reported(change.hasChanged ? "Saved" : "Saved before:", change.picture)
    case .unsaved(let change):
      change.hasChanged ? reported("No longer saved:", change.picture, [fate(of: change.picture)]) : reported("Not saved:", change.picture)
    case .failed(let error):
      PictureDetail.ViewModel(state: .failed, messages: PictureErrorWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func typed(_ caption: String, _ remarks: [CaptionRemark]) -> PictureDetail.ViewModel {
    let isUsable = !remarks.contains(where: \.isError)
    return PictureDetail.ViewModel(
      state: .reported("Caption: '\(caption)'"), messages: remarks.map(CaptionRemarkWording.message(for:)),
      exported: .record(ExportedRecord([.init("caption", .text(caption)), .init("is_usable", .bool(isUsable))])), outcome: .done)
  }

  private nonisolated static func reported(
    _ verb: String, _ picture: PictureSummary, _ messages: [Message] = []
  ) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: .reported("\(verb) '\(picture.caption)' (\(picture.id.short))."), messages: messages,
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }

  /// A message that says how long the picture is stored.
  private nonisolated static func fate(of picture: PictureSummary) -> Message {
    picture.saved == nil
      ? Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
      : Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
  }
}
