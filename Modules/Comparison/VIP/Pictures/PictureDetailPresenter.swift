import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Formats the opened picture for display.
struct PictureDetailPresenter: Presenter {
  let display: any Display<PictureDetail.ViewModel>

  func present(_ response: PictureDetailInteractor.Response) {
    display.display(Self.viewModel(for: response))
  }

  nonisolated static func viewModel(for response: PictureDetailInteractor.Response) -> PictureDetail.ViewModel {
    switch response {
    case .loading: PictureDetail.ViewModel(state: .loading("Opening a picture …"), messages: [], exported: .empty, outcome: .done)
    case .opened(let details): viewModel(for: details, messages: warnings(about: details))
    case .failed(let error):
      PictureDetail.ViewModel(state: .failed, messages: PictureErrorWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }

  /// A picture with its details, whether it was opened or found by a search.
  nonisolated static func viewModel(for details: PictureDetails, messages: [Message]) -> PictureDetail.ViewModel {
    let picture = details.summary
    let lines = [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
    return PictureDetail.ViewModel(
      state: .loaded(ShownPicture(bytes: details.bytes, format: picture.format), lines), messages: messages,
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }

  private nonisolated static func warnings(about details: PictureDetails) -> [Message] {
    guard let problem = details.problem else { return [] }
    return PictureErrorWording.messages(for: problem).map { Message(.warning, "\($0.sentence) It is not marked seen.", hint: $0.hint) }
  }
}
