public import CorePresentation
public import CoreScenes
import SampleDomain
public import SampleScenes

/// Formats a picture for display.
public struct PictureDetailPresenter: Presenter {
  private let display: any Display<PictureDetail.ViewModel>

  public init(display: any Display<PictureDetail.ViewModel>) {
    self.display = display
  }

  public func present(_ response: PictureDetail.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: PictureDetail.Response) -> PictureDetail.ViewModel {
    switch response {
    case .loading(let caption):
      PictureDetail.ViewModel(
        state: .loading("Waiting for a picture that says '\(caption)' …"), messages: [], exported: .empty, outcome: .done)
    case .said(let details):
      loaded(details, messages: details.remarks.map { CaptionWording.message(for: $0) } + [fate(of: details.summary)])
    case .opened(let details): loaded(details, messages: [])
    case .saved(let saved):
      PictureDetail.ViewModel(
        state: .told(sentence(about: saved)), messages: [], exported: .record(record(of: saved.picture)), outcome: .done)
    case .failed(let error):
      PictureDetail.ViewModel(state: .failed, messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func loaded(_ details: PictureDetails, messages: [Message]) -> PictureDetail.ViewModel {
    let picture = ShownPicture(bytes: details.bytes, format: details.summary.format)
    return PictureDetail.ViewModel(
      state: .loaded(picture, PictureDetailLines.details(about: details.summary)), messages: messages,
      exported: .record(record(of: details.summary)), outcome: .done)
  }

  private nonisolated static func fate(of picture: PictureSummary) -> Message {
    picture.saved == nil
      ? Message(.notice, "It is stored until the next one.", hint: "\(run: "picture save") saves it permanently.")
      : Message(.notice, "It is already saved.")
  }

  private nonisolated static func sentence(about saved: SavedPicture) -> String {
    "\(saved.isNew ? "Saved" : "Saved before:") '\(saved.picture.caption)' (\(saved.picture.id.short))."
  }

  private nonisolated static func record(of summary: PictureSummary) -> ExportedRecord {
    ExportedRecord(PictureDetailLines.fields(of: summary))
  }
}
