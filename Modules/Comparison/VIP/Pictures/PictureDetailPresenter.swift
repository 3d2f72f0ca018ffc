import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Says what the picture shows: its details, or a sentence about what was done with it.
struct PictureDetailPresenter: Presenter {
  let display: any Display<PictureDetail.ViewModel>

  func present(_ response: PictureDetailInteractor.Response) {
    display.display(Self.viewModel(for: response))
  }

  nonisolated static func viewModel(for response: PictureDetailInteractor.Response) -> PictureDetail.ViewModel {
    switch response {
    case .opening: done(.loading("Opening a picture …"))
    case .opened(let details): shown(details, warnings(about: details))
    case .typed(let caption, let remarks):
      done(.told("Caption: '\(caption)'"), remarks.map(PictureErrorWording.message(for:)), .record(record(of: caption, remarks)))
    case .searching(let caption): done(.loading("Waiting for a picture that says '\(caption)' …"))
    case .found(let details): shown(details, details.remarks.map(PictureErrorWording.message(for:)) + [fate(of: details.summary)])
    case .saved(let change): told(change.hasChanged ? "Saved" : "Saved before:", change.picture)
    case .unsaved(let change):
      change.hasChanged ? told("No longer saved:", change.picture, [fate(of: change.picture)]) : told("Not saved:", change.picture)
    case .failed(let error):
      PictureDetail.ViewModel(state: .failed, messages: PictureErrorWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func done(
    _ state: PictureDetail.State, _ messages: [Message] = [], _ exported: Exported = .empty
  ) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(state: state, messages: messages, exported: exported, outcome: .done)
  }

  private nonisolated static func shown(_ details: PictureDetails, _ messages: [Message]) -> PictureDetail.ViewModel {
    let summary = details.summary
    let lines = [
      DetailLine("Caption", summary.caption), DetailLine("Id", summary.id.short), DetailLine("Type", summary.format.mediaType),
      DetailLine("Size", CountWording.text(summary.byteCount, "byte")), DetailLine("Path", summary.path, isURL: true),
    ]
    return done(.loaded(ShownPicture(bytes: details.bytes, format: summary.format), lines), messages, .record(record(of: summary)))
  }

  private nonisolated static func told(
    _ verb: String, _ picture: PictureSummary, _ messages: [Message] = []
  ) -> PictureDetail.ViewModel {
    done(.told("\(verb) '\(picture.caption)' (\(picture.id.short))."), messages, .record(record(of: picture)))
  }

  private nonisolated static func warnings(about details: PictureDetails) -> [Message] {
    guard let problem = details.problem else { return [] }
    return PictureErrorWording.messages(for: problem).map { Message(.warning, "\($0.sentence) It is not marked seen.", hint: $0.hint) }
  }

  /// How long the picture is stored.
  private nonisolated static func fate(of picture: PictureSummary) -> Message {
    picture.saved == nil
      ? Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
      : Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
  }

  private nonisolated static func record(of summary: PictureSummary) -> ExportedRecord {
    ExportedRecord(PictureDetailLines.fields(of: summary))
  }

  private nonisolated static func record(of caption: String, _ remarks: [CaptionRemark]) -> ExportedRecord {
    ExportedRecord([.init("caption", .text(caption)), .init("is_usable", .bool(!remarks.contains(where: \.isError)))])
  }
}
